import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

interface QuickActionsProps {
  premium: boolean;
  locale: Locale;
  strings: Dictionary['dashboard']['quickActions'];
  onLocked: () => void;
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
  const link = (path: string, texts: { title: string; text: string }) => (
    <a href={localizedPath(path, locale)} className={CARD}>
      <CardText {...texts} />
    </a>
  );
  return (
    <section>
      <h2 className="sr-only">{strings.heading}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-3">
        <li>{link(ROUTES.smartBuilder, strings.learn)}</li>
        <li>
          {premium ? (
            link(ROUTES.promptLibrary, strings.library)
          ) : (
            <button type="button" className={CARD} onClick={onLocked}>
              <CardText {...strings.library} />
            </button>
          )}
        </li>
        <li>{link(ROUTES.contact, strings.quote)}</li>
      </ul>
    </section>
  );
}
