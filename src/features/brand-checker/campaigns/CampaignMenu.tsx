import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fill } from '@/i18n/fill';
import type { CheckerStrings } from '../strings';

interface CampaignMenuProps {
  name: string;
  strings: CheckerStrings['campaigns'] & { schedule: string };
  onEdit: () => void;
  onSchedule: () => void;
  onDelete: () => void;
}

const ITEM = 'block w-full px-4 py-2.5 text-left text-base hover:bg-wash';

/** The menu of a campaign (product 21.2), as a disclosure button. */
export function CampaignMenu(props: CampaignMenuProps) {
  const { name, strings, onEdit, onSchedule, onDelete } = props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    // Focused first, so that the dialog returns the focus to this button.
    opener.current?.focus();
    setOpen(false);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  const choose = (action: () => void) => {
    close();
    action();
  };

  return (
    // Handles key events that bubble from the buttons inside.
    <div ref={root} role="presentation" className="relative" onKeyDown={closeByKey}>
      <button
        ref={opener}
        type="button"
        aria-label={fill(strings.menu, { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-sm hover:bg-wash"
      >
        <svg viewBox="0 0 16 16" className="size-4 fill-current" aria-hidden="true">
          <circle cx="8" cy="2.5" r="1.5" />
          <circle cx="8" cy="8" r="1.5" />
          <circle cx="8" cy="13.5" r="1.5" />
        </svg>
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-10 min-w-40 rounded-sm border border-line bg-raised py-1 shadow-lg"
      >
        <button type="button" className={ITEM} onClick={() => choose(onEdit)}>
          {strings.edit}
        </button>
        <button type="button" className={ITEM} onClick={() => choose(onSchedule)}>
          {strings.schedule}
        </button>
        <button
          type="button"
          className={`${ITEM} text-signal-ink`}
          onClick={() => choose(onDelete)}
        >
          {strings.delete}
        </button>
      </div>
    </div>
  );
}
