import type { Locale } from '@/i18n/locales';
import { CAPTURE_SIZES, capturePath } from '@/lib/captures';

interface CapturePictureProps {
  name: string;
  locale: Locale;
  /** Empty where the text beside it describes the same. */
  alt: string;
}

const THEMES = ['light', 'dark'] as const;

/** A lazily loaded screenshot of one of our tools, in the page's language and theme. */
export function CapturePicture({ name, locale, alt }: CapturePictureProps) {
  const { small, large } = CAPTURE_SIZES;
  return THEMES.map((theme) => (
    <picture key={theme} className="capture" data-shown={theme}>
      <source
        media="(min-width: 40rem)"
        srcSet={capturePath(name, locale, theme, 'large')}
        width={large.width}
        height={large.height}
      />
      <img
        src={capturePath(name, locale, theme, 'small')}
        width={small.width}
        height={small.height}
        alt={alt}
        loading="lazy"
      />
    </picture>
  ));
}
