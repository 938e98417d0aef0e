import { Badge } from '@/components/ui/Badge';
import { recordActivity } from '@/lib/session/activity';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { track } from '@/lib/analytics';
import { ToolCard } from './ToolCard';
import { availableTools, TOOLS, type ToolEntry } from './tools';

interface ToolGridProps {
  premium: boolean;
  locale: Locale;
  strings: Dictionary['dashboard']['tools'];
  onLocked: () => void;
}

/** The grid of tools with its 'N available' badge (product 7.3). */
export function ToolGrid({ premium, locale, strings, onLocked }: ToolGridProps) {
  const dataOf = (tool: ToolEntry) => ({
    tool_id: tool.id,
    tool_name: strings.items[tool.id].title,
  });
  const open = (tool: ToolEntry) => {
    track('tool_accessed', { tool_id: tool.id });
    void recordActivity('tool_accessed', dataOf(tool));
  };
  const locked = (tool: ToolEntry) => {
    track('upgrade_prompt', { tool_id: tool.id });
    void recordActivity('upgrade_prompt', dataOf(tool));
    onLocked();
  };
  return (
    <section>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-heading">{strings.heading}</h2>
        <Badge>{fill(strings.available, { count: availableTools(premium) })}</Badge>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 xl:grid-cols-3">
        {TOOLS.map((tool) => (
          <li key={tool.id} className="bg-paper">
            <ToolCard
              tool={tool}
              premium={premium}
              locale={locale}
              strings={strings}
              onOpen={open}
              onLocked={locked}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
