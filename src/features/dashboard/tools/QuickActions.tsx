import type { ReactNode } from 'react';
import { ArrowIcon, LockIcon } from '@/components/ui/icons';
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

const ACTION =
  'group flex size-full items-center justify-between gap-x-3 py-3 text-left sm:flex-wrap sm:justify-start sm:py-4';

function ActionText({ title, text, icon }: { title: string; text: string; icon: ReactNode }) {
  return (
    <>
      <span className="font-semibold group-hover:text-signal-ink">{title}</span>
      {icon}
      <span className="w-full text-sm text-soft max-sm:hidden">{text}</span>
    </>
  );
}

/** Start learning, browse library, get a quote (product 7.2), in a ruled row. */
export function QuickActions({ premium, locale, strings, onLocked }: QuickActionsProps) {
  const { quickActions: t, tools } = strings;
  const link = (path: string, texts: { title: string; text: string }, onClick?: () => void) => (
    <a href={localizedPath(path, locale)} className={ACTION} onClick={onClick}>
      <ActionText {...texts} icon={<ArrowIcon />} />
    </a>
  );
  const unlock = () => {
    recordLockedTool('prompt-library', tools);
    onLocked('prompt-library');
  };
  return (
    <section>
      <h2 className="sr-only">{t.heading}</h2>
      <ul className="grid divide-line border-y border-line border-t-ink max-sm:divide-y sm:grid-cols-3 sm:divide-x sm:border-t-[1.5px] sm:*:px-5 sm:*:first:pl-0">
        <li>{link(ROUTES.smartBuilder, t.learn, () => openTool('prompt-builder', tools))}</li>
        <li>
          {premium ? (
            link(ROUTES.promptLibrary, t.library, () => openTool('prompt-library', tools))
          ) : (
            <button type="button" className={ACTION} onClick={unlock}>
              <ActionText
                {...t.library}
                icon={
                  <>
                    <LockIcon />
                    <span className="sr-only">({tools.locked})</span>
                  </>
                }
              />
            </button>
          )}
        </li>
        <li>{link(ROUTES.contact, t.quote)}</li>
      </ul>
    </section>
  );
}
