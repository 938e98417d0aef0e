import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptWithCategory } from '@/shared/entities/prompt';
import {
  MAX_CARD_DESCRIPTION_LENGTH,
  MAX_PREVIEW_LENGTH,
  truncate,
} from '@/shared/rules/prompt-library';
import { PromptActions } from './PromptActions';

interface PromptCardProps {
  prompt: PromptWithCategory;
  isFeatured: boolean;
  strings: Dictionary['promptLibrary'];
  onView: () => void;
}

/** One prompt of the library (C sections 2 and 5). */
export function PromptCard({ prompt, isFeatured, strings, onView }: PromptCardProps) {
  return (
    <li className="flex flex-col rounded-md border border-line bg-raised p-5">
      <div className="mb-3 flex flex-wrap gap-2">
        <Badge>{prompt.category_name ?? strings.uncategorized}</Badge>
        {isFeatured && <Badge tone="signal">{strings.featured}</Badge>}
      </div>
      <h2 className="text-lg font-semibold">{prompt.title}</h2>
      <p className="mt-1 text-base text-soft">
        {truncate(prompt.description ?? strings.noDescription, MAX_CARD_DESCRIPTION_LENGTH)}
      </p>
      <p className="mt-4 mb-5 grow border-l-2 border-line pl-4 text-base break-words">
        {truncate(prompt.content, MAX_PREVIEW_LENGTH)}
      </p>
      <PromptActions prompt={prompt} strings={strings} onView={onView} />
    </li>
  );
}

/** Stands where a card will be. */
export function PlaceholderCard() {
  return (
    <li
      aria-hidden="true"
      className="h-80 animate-pulse rounded-md border border-line bg-raised p-5"
    >
      <div className="h-7 w-28 rounded-full bg-line" />
      <div className="mt-5 h-5 w-3/4 rounded-sm bg-line" />
      <div className="mt-3 h-4 rounded-sm bg-line" />
      <div className="mt-8 h-20 rounded-sm bg-line" />
    </li>
  );
}
