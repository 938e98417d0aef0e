import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/button-variants';
import { AboutLink } from './AboutLink';
import type { TableStrings } from './strings';
import type { TableTool, ToolGroup } from './tools';
import { VisitLink } from './VisitLink';

interface ToolPanelProps {
  /** The chosen tool's group, else the one that the filter shows. */
  group: ToolGroup | undefined;
  tool: TableTool | undefined;
  strings: TableStrings;
  onClose: () => void;
}

function factsOf(tool: TableTool, strings: TableStrings): [term: string, text: string][] {
  const { maker, licence, europe } = strings.facts;
  return [
    [strings.useCaseLabel, tool.useCase],
    [strings.complexityLabel, strings.complexity[tool.complexity]],
    [maker, tool.maker],
    [licence.label, licence[tool.licence]],
    [europe.label, europe[tool.europe]],
  ];
}

/** Details of the chosen tool, on wide screens; the list shows them with each tool. */
export function ToolPanel({ group, tool, strings, onClose }: ToolPanelProps) {
  const t = strings.panel;
  return (
    <aside
      className="table-only self-end lg:sticky lg:bottom-6 xl:top-28 xl:bottom-auto xl:self-start"
      aria-label={t.label}
      data-category={group?.category}
    >
      <div
        className="flex min-h-[13rem] flex-col rounded-md border border-line bg-raised p-6 xl:min-h-[26rem]"
        aria-live="polite"
      >
        {group && tool ? (
          <>
            <div className="flex grow flex-wrap gap-x-10 gap-y-5 xl:flex-col">
              <div className="xl:border-b xl:border-line xl:pb-5">
                <span className="stripe mb-4 w-16" />
                <p className="text-[3.5rem] leading-none font-semibold" aria-hidden="true">
                  {tool.symbol}
                </p>
                <h2 className="mt-2 text-heading">{tool.name}</h2>
                <p className="mt-1 text-[0.9375rem] text-soft">{group.name}</p>
              </div>
              <dl className="grid grow basis-60 content-start gap-x-8 gap-y-4 text-[0.9375rem] lg:grid-cols-3 xl:grid-cols-1">
                {factsOf(tool, strings).map(([term, text]) => (
                  <div key={term}>
                    <dt className="font-semibold">{term}</dt>
                    <dd className="max-w-[60ch]">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="mt-5 flex flex-wrap gap-2 xl:flex-col">
              <AboutLink tool={tool} strings={strings} className={buttonClass('ink', 'small')} />
              <VisitLink tool={tool} strings={strings} className={buttonClass('line', 'small')} />
              <Button variant="quiet" size="small" onClick={onClose}>
                {t.close}
              </Button>
            </div>
          </>
        ) : (
          <div className="my-auto">
            {group && <span className="stripe mb-4 w-16" />}
            <p className="text-heading font-semibold">{group?.name ?? t.empty}</p>
            {group && <p className="mt-2 text-base">{group.text}</p>}
            <p className="mt-2 text-base text-soft">{t.emptyText}</p>
          </div>
        )}
      </div>
    </aside>
  );
}
