import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

interface ComingSoonCardProps {
  locale: Locale;
  strings: Dictionary['lessons']['more'];
}

/** The last card, which announces more lessons (product 20.2). */
export function ComingSoonCard({ locale, strings }: ComingSoonCardProps) {
  return (
    <li className="flex flex-col items-start justify-end gap-3 rounded-md border border-dashed border-line p-6 md:aspect-video md:self-start">
      <h2 className="text-heading">{strings.heading}</h2>
      <p className="text-base text-soft">{strings.text}</p>
      <a className="link font-medium" href={localizedPath(ROUTES.promptLibrary, locale)}>
        {strings.action}
      </a>
    </li>
  );
}
