import { memo } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import { MAX_CARD_DESCRIPTION_LENGTH } from '#shared/rules/prompt-library.ts';
import { truncate } from '#shared/rules/truncate.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import { FavouriteButton } from '../lists/FavouriteButton';
import { ownLanguage } from '../own-prompts/own-language';
import type { OwnActions } from '../own-prompts/own-task';
import { PromptActions } from '../prompt/PromptActions';
import { loadPrompt } from '../prompts-store';
import { TagList } from '../prompt/TagList';
import { Preview } from './Preview';

interface PromptCardProps {
  prompt: PromptEntry;
  isFeatured: boolean;
  isFavourite: boolean;
  strings: Dictionary['promptLibrary'];
  own: OwnActions;
  onView: (prompt: PromptEntry) => void;
  onFavourite: (prompt: PromptEntry) => void;
}

/** One prompt of the library; pressing the card opens it (product 19.1). Memoised because a search renders the whole grid. */
export const PromptCard = memo(function PromptCard(props: PromptCardProps) {
  const { prompt, isFeatured, isFavourite, strings, own, onView, onFavourite } = props;
  const { blanks } = prompt;
  const isOwn = ownPromptId(prompt.id) !== null;
  const lang = ownLanguage(prompt);
  // Own prompts may have no description.
  const description = prompt.description ?? (isOwn ? null : strings.noDescription);
  const named = (action: string) => fill(strings.named, { action, title: prompt.title });
  return (
    <li className="relative flex flex-col rounded-md border border-line bg-raised p-5 hover:border-ink">
      <div className="mb-3 flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap gap-2">
          <Badge className="max-sm:whitespace-normal">
            {isOwn ? own.strings.badge : (prompt.category_name ?? strings.uncategorized)}
          </Badge>
          {isFeatured && <Badge tone="signal">{strings.featured}</Badge>}
        </div>
        <FavouriteButton
          prompt={prompt}
          isFavourite={isFavourite}
          strings={strings}
          onToggle={onFavourite}
        />
      </div>
      <h2 lang={lang} className="text-lg font-semibold">
        {prompt.title}
      </h2>
      {description !== null && (
        <p lang={lang} className="mt-1 text-base text-soft">
          {truncate(description, MAX_CARD_DESCRIPTION_LENGTH)}
        </p>
      )}
      <Preview text={prompt.preview} lang={lang} />
      <TagList tags={prompt.tags} label={strings.tags} />
      {blanks > 0 && <p className="mb-4 text-sm text-soft">{fillCount(strings.blanks, blanks)}</p>}
      <PromptActions
        prompt={prompt}
        text={async () => (await loadPrompt(prompt.id)).content}
        strings={strings}
        onView={() => onView(prompt)}
      />
      {isOwn && (
        <div className="relative z-1 mt-2 grid grid-cols-2 gap-2">
          <Button
            size="small"
            variant="line"
            aria-label={named(own.strings.edit)}
            onClick={() => own.onEdit(prompt)}
          >
            {own.strings.edit}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={named(own.strings.remove)}
            onClick={() => own.onRemove(prompt)}
          >
            {own.strings.remove}
          </Button>
        </div>
      )}
    </li>
  );
});
