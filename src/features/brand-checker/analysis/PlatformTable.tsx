import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { CampaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { SentimentScore } from '../results/SentimentScore';
import { VerdictIcon } from '../results/VerdictIcon';
import type { CheckerTexts } from '../strings';
import { Percentage } from './Percentage';

interface PlatformTableProps extends CheckerTexts {
  breakdown: CampaignAnalytics['platformBreakdown'];
}

const CELL = 'border-b border-line py-2 pr-2 align-top last:pr-0 sm:pr-4';

/** A table that compares the platforms (product 21.7). */
export function PlatformTable({ breakdown, locale, strings }: PlatformTableProps) {
  const { analysis, results } = strings;
  const columns = [
    analysis.platform,
    analysis.tests,
    results.mentions,
    results.sentiment,
    results.shareOfVoice,
  ];
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{analysis.platforms}</h3>
      <div
        role="region"
        aria-label={analysis.platforms}
        tabIndex={0}
        className="scroll-hint mt-1 overflow-x-auto"
      >
        <table className="w-full text-left text-sm tabular-nums sm:text-base">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={`${CELL} font-normal text-soft`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {brandPlatformIds.map((id) => {
              const row = breakdown[id];
              if (!row) return null;
              return (
                <tr key={id}>
                  <th scope="row" className={`${CELL} font-medium`}>
                    {BRAND_PLATFORMS[id].name}
                  </th>
                  <td className={CELL}>{row.tests}</td>
                  <td className={CELL}>
                    {row.mentions > 0 ? (
                      row.mentions
                    ) : (
                      <span className="text-caution inline-flex items-center gap-1.5">
                        <VerdictIcon verdict="not_mentioned" />0
                      </span>
                    )}
                  </td>
                  <td className={CELL}>
                    {row.avgSentiment === null ? (
                      '–'
                    ) : (
                      <SentimentScore score={row.avgSentiment} text="{score}" />
                    )}
                  </td>
                  <td className={CELL}>
                    {row.shareOfVoice === null ? (
                      '–'
                    ) : (
                      <Percentage value={row.shareOfVoice} locale={locale} />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
