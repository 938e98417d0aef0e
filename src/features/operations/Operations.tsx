import { lazy, Suspense } from 'react';
import { Guard } from '@/components/members/Guard';
import { PageHeading } from '@/components/members/PageHeading';
import { LoadingScreen } from '@/components/ui/LoadingScreen';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

interface OperationsProps {
  locale: Locale;
  strings: Pick<Dictionary, 'operations' | 'members'>;
}

/** Fetched for admins only. */
const Desk = lazy(() => import('./Desk'));

/** The operator's page (product 29.1): nothing of it shows before the server knows an admin. */
export default function Operations({ locale, strings }: OperationsProps) {
  const { operations, members } = strings;
  return (
    <Guard
      access="admin"
      locale={locale}
      strings={members}
      heading={(member) =>
        member && (
          <PageHeading
            locale={locale}
            strings={members}
            title={operations.title}
            intro={operations.intro}
          />
        )
      }
    >
      {() => (
        <Suspense fallback={<LoadingScreen strings={members} />}>
          <Desk locale={locale} strings={operations} closeLabel={members.close} />
        </Suspense>
      )}
    </Guard>
  );
}
