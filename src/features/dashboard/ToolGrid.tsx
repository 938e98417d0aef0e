import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { ToolId } from '#shared/entities/tool.ts';
import { openTool, recordLockedTool } from './open-tool';
import { ToolCard } from './ToolCard';
import { availableTools, TOOL_ENTRIES, type ToolEntry } from './tools';

interface ToolGridProps {
  premium: boolean;
  locale: Locale;
  strings: Dictionary['dashboard']['tools'];
  onLocked: (id: ToolId) => void;
}

/** The grid of tools with its 'N available' badge (product 7.3). */
export function ToolGrid({ premium, locale, strings, onLocked }: ToolGridProps) {
  const locked = (tool: ToolEntry) => {
    recordLockedTool(tool.id, strings);
    onLocked(tool.id);
  };
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-heading">{strings.heading}</h2>
        <Badge>{fill(strings.available, { count: availableTools(premium) })}</Badge>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 xl:grid-cols-3">
        {TOOL_ENTRIES.map((tool) => (
          <li key={tool.id} className="bg-paper">
            <ToolCard
              tool={tool}
              premium={premium}
              locale={locale}
              strings={strings}
              onOpen={({ id }) => openTool(id, strings)}
              onLocked={locked}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
