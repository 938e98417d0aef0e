import { Guard } from '@/components/members/Guard';
import { PageHeading } from '@/components/members/PageHeading';
import { LoadingScreen } from '@/components/ui/LoadingScreen';
import { island } from '@/components/ui/island';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

interface OperationsProps {
  locale: Locale;
  strings: Pick<Dictionary, 'operations' | 'members'>;
}

/** The operations page (product 29.1). It shows only after the server has confirmed an admin. */
function Operations({ locale, strings }: OperationsProps) {
  const { operations, members } = strings;
  return (
    <Guard
      access="admin"
      locale={locale}
      strings={members}
      heading={(member) =>
        member && <PageHeading title={operations.title} intro={operations.intro} />
      }
    >
      {() => (
        // Loaded for admins only.
        <Lazy
          load={() => import('./OperationsPanel')}
          fallback={<LoadingScreen strings={members} />}
        >
          {({ OperationsPanel }) => (
            <OperationsPanel locale={locale} strings={operations} closeLabel={members.close} />
          )}
        </Lazy>
      )}
    </Guard>
  );
}

export default island(Operations);
