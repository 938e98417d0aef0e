import type { RefObject } from 'react';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

interface PageHeadingProps {
  locale: Locale;
  strings: Dictionary['members'];
  title: string;
  intro: string;
  /** Ref of the title, for callers that move the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** Back link, title and introduction of a members' page. Not protected, so it is prerendered. */
export function PageHeading(props: PageHeadingProps) {
  const { locale, strings, title, intro, heading } = props;
  return (
    <>
      <a href={localizedPath(ROUTES.dashboard, locale)} className="link text-base">
        {strings.toDashboard}
      </a>
      <h1 ref={heading} tabIndex={heading && -1} className="mt-4 text-title outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-2xl text-lead text-soft">{intro}</p>
    </>
  );
}
