import { useStore } from '@nanostores/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './icons';
import { $openDialogs, $toast, closeToast } from './toast';

const EDGES = {
  error: 'border-l-signal',
  good: 'border-l-good',
  neutral: 'border-l-ink',
} as const;

const PLACES = {
  /** Over the page. */
  page: 'fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:w-full sm:max-w-sm',
  /** Over a dialog: on a phone at the top, since a dialog ends with its button. */
  dialog: 'fixed inset-x-4 top-4 z-50 sm:top-auto sm:bottom-4 sm:left-auto sm:w-full sm:max-w-sm',
  /** In the page's flow, where it covers nothing. */
  flow: undefined,
} as const;

interface ToastProps {
  closeLabel: string;
  /** In the page's flow in place of over the page. */
  inFlow?: boolean;
}

/**
 * The live region of a page's toasts, rendered before the first toast. It is empty while a dialog
 * is open, which has its own (product 24.5).
 */
export function Toast({ closeLabel, inFlow = false }: ToastProps) {
  const isBehind = useStore($openDialogs, { ssr: 'initial' }) > 0;
  return <ToastArea closeLabel={closeLabel} place={inFlow ? 'flow' : 'page'} isEmpty={isBehind} />;
}

/** The live region of an open dialog. */
export function DialogToast({ closeLabel }: { closeLabel: string }) {
  // Before the dialog is painted: for a moment the toast would be in both regions, and be read twice.
  useLayoutEffect(() => {
    $openDialogs.set($openDialogs.get() + 1);
    return () => $openDialogs.set($openDialogs.get() - 1);
  }, []);
  return <ToastArea closeLabel={closeLabel} place="dialog" isEmpty={false} />;
}

interface ToastAreaProps {
  closeLabel: string;
  place: keyof typeof PLACES;
  isEmpty: boolean;
}

function ToastArea({ closeLabel, place, isEmpty }: ToastAreaProps) {
  const inFlow = place === 'flow';
  const area = useRef<HTMLDivElement>(null);
  const toast = useStore($toast, { ssr: 'initial' });
  const textId = useId();
  const shown = isEmpty ? null : toast;
  // In the page's flow it can be out of sight.
  useEffect(() => {
    if (inFlow && shown) area.current?.scrollIntoView({ block: 'nearest' });
  }, [inFlow, shown]);
  return (
    <div className={PLACES[place]}>
      <div
        ref={area}
        className={
          shown
            ? `flex items-start justify-between gap-4 rounded-md border border-l-4 border-line bg-raised p-4 ${inFlow ? 'mt-5' : 'shadow-lg'} ${EDGES[shown.tone]}`
            : undefined
        }
      >
        {/* The text alone: what is in a live region is read out with it. */}
        <div role="status" aria-live="polite">
          {shown?.title && <p className="mb-1 font-semibold">{shown.title}</p>}
          {shown && (
            <p id={textId} className="text-base">
              {shown.text}
            </p>
          )}
        </div>
        {shown && (
          <button
            type="button"
            aria-label={closeLabel}
            aria-describedby={textId}
            onClick={closeToast}
            className="-m-2 p-2 text-soft hover:text-ink"
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </div>
  );
}
