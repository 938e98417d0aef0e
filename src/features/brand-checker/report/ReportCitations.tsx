import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { citedDomains } from '#shared/rules/brand-report.ts';
import type { CheckerStrings } from '../strings';

interface ReportCitationsProps {
  tests: readonly PromptTest[];
  strings: CheckerStrings['report']['citations'];
}

const CELL = 'border-b border-line py-2 pr-4';

/** The domains that the answers cite. */
export function ReportCitations({ tests, strings }: ReportCitationsProps) {
  const domains = citedDomains(tests);
  if (domains.length === 0) return <p className="text-soft">{strings.none}</p>;
  return (
    <>
      <p className="mb-2 break-after-avoid text-[0.9375rem] text-soft">
        {fill(strings.hint, { count: tests.length })}
      </p>
      <table className="w-full text-left text-base tabular-nums">
        <caption className="sr-only">{strings.heading}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${CELL} font-normal text-soft`}>
              {strings.domain}
            </th>
            <th scope="col" className={`${CELL} font-normal text-soft`}>
              {strings.answers}
            </th>
          </tr>
        </thead>
        <tbody>
          {domains.map(({ domain, own, answers }) => (
            <tr key={domain}>
              <th scope="row" className={`${CELL} font-normal wrap-anywhere`}>
                <span className="mr-1.5">{domain}</span>{' '}
                {own && <Badge tone="good">{strings.own}</Badge>}
              </th>
              <td className={CELL}>{answers}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
