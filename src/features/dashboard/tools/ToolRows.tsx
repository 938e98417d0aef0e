import { Badge } from '@/components/ui/Badge';
import { ArrowIcon, CheckIcon, LockIcon } from '@/components/ui/icons';
import { fill } from '@/i18n/fill';
import { localizedPath } from '@/i18n/locales';
import type { Membership } from '@/lib/session/membership';
import type { ToolId } from '#shared/entities/tool.ts';
import type { OverviewTexts } from '../texts';
import { openTool, recordLockedTool } from './open-tool';
import { ToolIcon } from './ToolIcon';
import { stateInWords } from './tool-state';
import {
  availableTools,
  TOOL_ENTRIES,
  toolPath,
  toolState,
  type ToolEntry,
  type ToolState,
} from './tools';

interface ToolRowsProps extends Omit<OverviewTexts, 'sample'> {
  membership: Membership;
  premium: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  onLocked: (id: ToolId) => void;
}

/** The tools with their 'N available' badge, each a row with its own state (product 7.3). */
export function ToolRows(props: ToolRowsProps) {
  const { premium, strings } = props;
  const { heading, available } = strings.dashboard.tools;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-[1.5px] border-ink pb-3.5">
        <h2 className="text-heading">{heading}</h2>
        <Badge>{fill(available, { count: availableTools(premium) })}</Badge>
      </div>
      <ul>
        {TOOL_ENTRIES.map((tool) => (
          <li key={tool.id} className="border-b border-line">
            <ToolRow {...props} tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROW =
  'grid min-h-16 w-full grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2.5 text-left sm:grid-cols-[2.25rem_minmax(0,1.3fr)_minmax(0,1fr)_6.75rem_1rem]';
const ACTIVE = `${ROW} group transition-colors hover:bg-wash`;

function ToolRow({ tool, ...props }: ToolRowsProps & { tool: ToolEntry }) {
  const { premium, locale, strings, onLocked } = props;
  const { tools } = strings.dashboard;
  const state = toolState(tool, premium);
  const { title, text } = tools.items[tool.id];
  const content = (
    <>
      <ToolIcon id={tool.id} />
      <span className="min-w-0">
        <span className="block font-semibold group-hover:text-signal-ink">{title}</span>
        <span className="block text-sm text-soft max-sm:hidden">{text}</span>
        <StateText {...props} tool={tool} state={state} className="text-soft sm:hidden" />
      </span>
      <StateText {...props} tool={tool} state={state} className="max-sm:hidden" />
      <Kind tool={tool} state={state} strings={tools} />
    </>
  );
  if (tool.route === null) return <div className={`${ROW} text-soft`}>{content}</div>;
  const arrow = (
    <span className="max-sm:hidden">
      <ArrowIcon />
    </span>
  );
  if (state === 'locked') {
    return (
      <button
        type="button"
        className={ACTIVE}
        onClick={() => {
          recordLockedTool(tool.id, tools);
          onLocked(tool.id);
        }}
      >
        {content}
        {arrow}
      </button>
    );
  }
  return (
    <a
      href={localizedPath(toolPath(tool), locale)}
      className={ACTIVE}
      onClick={() => openTool(tool.id, tools)}
    >
      {content}
      {arrow}
    </a>
  );
}

interface StateTextProps extends ToolRowsProps {
  tool: ToolEntry;
  state: ToolState;
  className: string;
}

/** The tool's own state; its line is reserved until the member's facts are there. */
function StateText(props: StateTextProps) {
  const { membership, tool, state, className, strings, ...texts } = props;
  const { states } = strings.dashboard.tools;
  const shown = () => {
    if (state === 'coming-soon') return states.notOpen;
    if (state === 'locked') return states.see;
    if (membership.state !== 'ready') return '\u00a0';
    return stateInWords(tool.id, membership.me, { ...texts, strings: states });
  };
  return <span className={`block text-sm ${className}`}>{shown()}</span>;
}

interface KindProps {
  tool: ToolEntry;
  state: ToolState;
  strings: OverviewTexts['strings']['dashboard']['tools'];
}

/** Free, Premium with a check or a lock, or coming soon. */
function Kind({ tool, state, strings }: KindProps) {
  const isOpen = state === 'open';
  return (
    <span className="flex items-center justify-end gap-1.5 text-sm whitespace-nowrap text-soft">
      {state === 'coming-soon' && strings.comingSoon}
      {state !== 'coming-soon' && tool.isFree && strings.free}
      {state !== 'coming-soon' && !tool.isFree && (
        <>
          {strings.premium}
          {isOpen ? <CheckIcon /> : <LockIcon />}
          <span className="sr-only">({isOpen ? strings.unlocked : strings.locked})</span>
        </>
      )}
    </span>
  );
}
