import { Fold } from '@/components/members/Fold';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

interface QuickLinksProps {
  locale: Locale;
  strings: Dictionary['dashboard']['quickLinks'];
  isAdmin: boolean;
}

/** Links to the free tools and pages, and for admins to the operations page. */
export function QuickLinks({ locale, strings, isAdmin }: QuickLinksProps) {
  const links = [
    [ROUTES.glossary, strings.glossary],
    [ROUTES.periodicTable, strings.periodicTable],
    [ROUTES.blog, strings.blog],
    [ROUTES.contact, strings.contact],
    ...(isAdmin ? ([[ROUTES.operations, strings.operations]] as const) : []),
  ] as const;
  return (
    <nav aria-label={strings.heading}>
      <Fold heading={strings.heading} fact={strings.fact}>
        <ul className="divide-y divide-line text-base">
          {links.map(([path, label]) => (
            <li key={path}>
              <a
                href={localizedPath(path, locale)}
                className="flex min-h-11 items-center hover:text-signal-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
