import { Lazy } from '@/components/ui/Lazy';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { DashboardStrings } from './texts';

interface AdminTodayProps {
  locale: Locale;
  strings: DashboardStrings['today'];
}

/** The open items, which an admin sees instead of next steps (product 29.15). */
export function AdminToday({ locale, strings }: AdminTodayProps) {
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading">{strings.heading}</h2>
        <a className="link" href={localizedPath(ROUTES.operations, locale)}>
          {strings.page}
        </a>
      </div>
      {/* Loaded for admins only; as high as its eight lines meanwhile. */}
      <Lazy
        load={() => import('@/components/members/OpenItems')}
        fallback={<div className="h-98.5" />}
      >
        {({ OpenItems }) => <OpenItems locale={locale} strings={strings} />}
      </Lazy>
    </section>
  );
}
