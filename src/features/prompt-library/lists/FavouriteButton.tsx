import { StarIcon } from '@/components/ui/icons';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { PromptEntry } from '#shared/entities/prompt.ts';

interface FavouriteButtonProps {
  prompt: PromptEntry;
  isFavourite: boolean;
  strings: Dictionary['promptLibrary'];
  onToggle: (prompt: PromptEntry) => void;
}

/** The star that adds a prompt to the favourites, and removes it. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { prompt, isFavourite, strings, onToggle } = props;
  const { favourite } = strings.lists;
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={fill(strings.named, { action: favourite, title: prompt.title })}
      title={favourite}
      onClick={() => onToggle(prompt)}
      className="relative z-1 -m-2 grid size-11 shrink-0 place-items-center text-soft hover:text-signal-ink aria-pressed:text-signal-ink"
    >
      <StarIcon />
    </button>
  );
}
