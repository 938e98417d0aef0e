import type { AdviceItem } from '#shared/entities/brand-advice.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { NextStepNote } from '../results/NextStepNote';
import type { CheckerStrings } from '../strings';

interface ReportTodoProps {
  /** The open things to do. */
  todo: readonly AdviceItem[];
  campaign: CountedCampaign['campaign'];
  strings: CheckerStrings;
}

/** What to do: the campaign's open list, without one the next step that its numbers suggest. */
export function ReportTodo({ todo, campaign, strings }: ReportTodoProps) {
  if (todo.length === 0) {
    return (
      <NextStepNote
        stats={campaign.stats}
        hasCompetitors={campaign.competitors.length > 0}
        strings={strings.insights.next}
      />
    );
  }
  return (
    <ol className="border-t border-line">
      {todo.map(({ id, title, why, locale }) => (
        <li key={id} lang={locale} className="break-inside-avoid border-b border-line py-3">
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="text-base wrap-anywhere text-soft">{why}</p>
        </li>
      ))}
    </ol>
  );
}
