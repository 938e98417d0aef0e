import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { ToolId } from '#shared/entities/tool.ts';
import { openTool, recordLockedTool } from './open-tool';

interface QuickActionsProps {
  premium: boolean;
  locale: Locale;
  strings: Pick<Dictionary['dashboard'], 'quickActions' | 'tools'>;
  onLocked: (id: ToolId) => void;
}

const CARD =
  'group flex h-full w-full flex-col items-start border-t-2 border-ink py-4 pr-4 text-left';

function CardText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="text-lg font-semibold group-hover:text-signal-ink">
        {title}
        <span aria-hidden="true">&nbsp;→</span>
      </span>
      <span className="text-base text-soft">{text}</span>
    </>
  );
}

/** Start learning, browse library, get a quote (product 7.2). */
export function QuickActions({ premium, locale, strings, onLocked }: QuickActionsProps) {
  const { quickActions: t, tools } = strings;
  const link = (path: string, texts: { title: string; text: string }, onClick?: () => void) => (
    <a href={localizedPath(path, locale)} className={CARD} onClick={onClick}>
      <CardText {...texts} />
    </a>
  );
  const unlock = () => {
    recordLockedTool('prompt-library', tools);
    onLocked('prompt-library');
  };
  return (
    <section>
      <h2 className="sr-only">{t.heading}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-3">
        <li>{link(ROUTES.smartBuilder, t.learn, () => openTool('prompt-builder', tools))}</li>
        <li>
          {premium ? (
            link(ROUTES.promptLibrary, t.library, () => openTool('prompt-library', tools))
          ) : (
            <button type="button" className={CARD} onClick={unlock}>
              <CardText {...t.library} />
            </button>
          )}
        </li>
        <li>{link(ROUTES.contact, t.quote)}</li>
      </ul>
    </section>
  );
}
