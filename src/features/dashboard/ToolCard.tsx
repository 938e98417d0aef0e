import { Badge } from '@/components/ui/Badge';
import { CheckIcon, LockIcon } from '@/components/ui/icons';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { ToolIcon } from './ToolIcon';
import { toolState, type ToolEntry, type ToolState } from './tools';

interface ToolCardProps {
  tool: ToolEntry;
  premium: boolean;
  locale: Locale;
  strings: Dictionary['dashboard']['tools'];
  onOpen: (tool: ToolEntry) => void;
  onLocked: (tool: ToolEntry) => void;
}

function ToolBadge({
  tool,
  state,
  strings,
}: Pick<ToolCardProps, 'tool' | 'strings'> & { state: ToolState }) {
  if (state === 'coming-soon') return <Badge>{strings.comingSoon}</Badge>;
  if (tool.isFree) return <Badge tone="good">{strings.free}</Badge>;
  return (
    <Badge tone="signal">
      {state === 'open' ? <CheckIcon /> : <LockIcon />}
      {strings.premium}
      <span className="sr-only">({state === 'open' ? strings.unlocked : strings.locked})</span>
    </Badge>
  );
}

const CARD = 'flex h-full w-full flex-col items-start gap-2 p-5 text-left';
const ACTIVE = `${CARD} group bg-raised transition-colors hover:bg-wash`;

/** One tool: open it, unlock it, or see that it is coming (product 7.3). */
export function ToolCard({ tool, premium, locale, strings, onOpen, onLocked }: ToolCardProps) {
  const state = toolState(tool, premium);
  const { title, text } = strings.items[tool.id];
  const content = (
    <>
      <span className="flex w-full items-start justify-between gap-3">
        <ToolIcon id={tool.id} />
        <ToolBadge tool={tool} state={state} strings={strings} />
      </span>
      <span className="mt-2 text-lg font-semibold">{title}</span>
      <span className="text-base text-soft">{text}</span>
    </>
  );
  const action = (label: string) => (
    <span className="mt-auto pt-3 text-base font-medium group-hover:text-signal-ink">
      {label} <span aria-hidden="true">→</span>
    </span>
  );
  if (tool.route === null) return <div className={`${CARD} text-soft`}>{content}</div>;
  if (state === 'locked') {
    return (
      <button type="button" className={ACTIVE} onClick={() => onLocked(tool)}>
        {content}
        {action(strings.unlock)}
      </button>
    );
  }
  return (
    <a
      href={localizedPath(ROUTES[tool.route], locale) + (tool.hash ?? '')}
      className={ACTIVE}
      onClick={() => onOpen(tool)}
    >
      {content}
      {action(strings.open)}
    </a>
  );
}
