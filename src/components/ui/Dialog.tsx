import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseIcon } from './icons';
import { DialogToast } from './Toast';

interface DialogProps {
  open: boolean;
  /** Called for every way of closing: the button, Escape, a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** Where it is not the page's. */
  titleLang?: string | undefined;
  closeLabel: string;
  children: ReactNode;
  /**
   * `picture` is for a 16:9 picture that fits into the window; `side` covers the page from the right,
   * on a phone all of it.
   */
  size?: keyof typeof SIZES;
  /**
   * Focuses the title instead of the first control, for content that is read first or loaded later.
   * A changed title is focused again, because the content has changed.
   */
  readFirst?: boolean;
}

/** The dialogs in the middle of the window. */
const CENTRED = 'm-auto w-[calc(100%-2rem)] rounded-md border';

const SIZES = {
  decision: `${CENTRED} max-w-lg`,
  reading: `${CENTRED} max-w-3xl`,
  picture: `${CENTRED} max-w-[clamp(20rem,calc((100dvh-13rem)*16/9),76rem)]`,
  side: 'mr-0 ml-auto h-dvh max-h-none w-full max-w-none overscroll-contain sm:max-w-120 sm:border-l',
} as const;

/**
 * A native modal dialog: the browser keeps focus inside, makes the page behind inert and gives
 * focus back on closing.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    titleLang,
    closeLabel,
    children,
    size = 'decision',
    readFirst = false,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
  }, [open]);
  useEffect(() => {
    if (open && readFirst) heading.current?.focus();
  }, [open, readFirst, title]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className={`border-line bg-raised p-0 text-ink ${SIZES[size]}`}
    >
      {open && (
        <div className="grid *:col-start-1 *:row-start-1">
          <div className={`min-w-0 ${size === 'picture' ? 'p-4' : 'p-6'} sm:p-8`}>
            <h2
              ref={heading}
              id={titleId}
              lang={titleLang}
              tabIndex={readFirst ? -1 : undefined}
              className="mb-4 pr-10 text-heading outline-none"
            >
              {title}
            </h2>
            {children}
          </div>
          {/* Last in the DOM, so that the dialog's first control gets the focus; sticky, so that it
              stays in view. */}
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
            className="sticky top-4 m-4 grid size-11 place-items-center self-start justify-self-end rounded-sm bg-raised text-soft hover:text-ink"
          >
            <CloseIcon />
          </button>
          <DialogToast closeLabel={closeLabel} />
        </div>
      )}
    </dialog>
  );
}
