import { Guard } from '@/components/members/Guard';
import { island } from '@/components/ui/island';
import { PageHeading } from '@/components/members/PageHeading';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { Checker } from './Checker';

interface BrandCheckerProps {
  locale: Locale;
  strings: Pick<Dictionary, 'brandChecker' | 'members'>;
}

/** The Brand Checker for premium members (product 21.1). */
function BrandChecker({ locale, strings }: BrandCheckerProps) {
  const { brandChecker, members } = strings;
  const heading = <PageHeading title={brandChecker.title} intro={brandChecker.intro} />;
  return (
    <Guard access="premium" tool="brandChecker" locale={locale} strings={members} heading={heading}>
      {() => <Checker locale={locale} strings={brandChecker} members={members} />}
    </Guard>
  );
}

export default island(BrandChecker);
