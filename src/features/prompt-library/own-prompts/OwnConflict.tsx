import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';

interface OwnConflictProps {
  /** The stored version; null when it was deleted. */
  newer: OwnPrompt | null;
  strings: Dictionary['ownPrompts'];
  onReplace: () => void;
  onSaveAsNew: () => void;
  onTakeNewer: () => void;
}

/** Shows both versions of a prompt that another tab has changed, and lets the member choose. */
export function OwnConflict(props: OwnConflictProps) {
  const { newer, strings, onReplace, onSaveAsNew, onTakeNewer } = props;
  const t = strings.conflict;
  return (
    <section className="rounded-sm border border-signal-ink p-4">
      <p role="alert">{newer ? t.changed : t.gone}</p>
      {newer && (
        <>
          <h3 className="mt-3 font-semibold">{t.newer}</h3>
          <pre
            // A region that scrolls must be reachable by keyboard.
            role="region"
            aria-label={t.newer}
            tabIndex={0}
            className="mt-2 max-h-48 overflow-y-auto rounded-sm border border-line bg-paper p-3 font-sans text-[0.9375rem] whitespace-pre-wrap"
          >
            {`${newer.title}\n\n${newer.content}`}
          </pre>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" variant="ink" onClick={onSaveAsNew}>
          {t.saveAsNew}
        </Button>
        {newer && (
          <Button size="small" variant="line" onClick={onReplace}>
            {t.replace}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onTakeNewer}>
          {t.takeNewer}
        </Button>
      </div>
    </section>
  );
}
