import { Guard } from '@/components/members/Guard';
import { island } from '@/components/ui/island';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { Report } from './Report';

interface ReportPageProps {
  locale: Locale;
  strings: Pick<Dictionary, 'brandChecker' | 'members'>;
}

/** A campaign's report for premium members, made to be printed (product 21.25). */
function ReportPage({ locale, strings }: ReportPageProps) {
  const { brandChecker, members } = strings;
  const { report } = brandChecker;
  const heading = (
    <>
      <a href={localizedPath(ROUTES.brandChecker, locale)} className="link text-base print:hidden">
        {report.back}
      </a>
      <h1 className="mt-4 text-title print:hidden">{report.title}</h1>
      <p className="mt-3 max-w-2xl text-lead text-soft print:hidden">{report.intro}</p>
    </>
  );
  return (
    <Guard access="premium" tool="brandChecker" locale={locale} strings={members} heading={heading}>
      {() => <Report locale={locale} strings={brandChecker} />}
    </Guard>
  );
}

export default island(ReportPage);
