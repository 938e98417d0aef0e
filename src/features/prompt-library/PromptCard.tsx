import { memo } from 'react';
import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import { fillCount } from '@/i18n/fill';
import type { PromptWithCategory } from '#shared/entities/prompt.ts';
import {
  MAX_CARD_DESCRIPTION_LENGTH,
  MAX_PREVIEW_LENGTH,
  truncate,
} from '#shared/rules/prompt-library.ts';
import { promptVariables } from '#shared/rules/prompt-variables.ts';
import { FavouriteButton } from './FavouriteButton';
import { PromptActions } from './PromptActions';
import { TagList } from './TagList';

interface PromptCardProps {
  prompt: PromptWithCategory;
  isFeatured: boolean;
  isFavourite: boolean;
  strings: Dictionary['promptLibrary'];
  onView: (prompt: PromptWithCategory) => void;
  onFavourite: (prompt: PromptWithCategory) => void;
}

/** One prompt of the library (product 19.1). Drawn again only when it changes itself. */
export const PromptCard = memo(function PromptCard(props: PromptCardProps) {
  const { prompt, isFeatured, isFavourite, strings, onView, onFavourite } = props;
  const blanks = promptVariables(prompt.content).length;
  return (
    <li className="flex flex-col rounded-md border border-line bg-raised p-5">
      <div className="mb-3 flex items-start justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <Badge>{prompt.category_name ?? strings.uncategorized}</Badge>
          {isFeatured && <Badge tone="signal">{strings.featured}</Badge>}
        </div>
        <FavouriteButton
          prompt={prompt}
          isFavourite={isFavourite}
          strings={strings}
          onSwitch={onFavourite}
        />
      </div>
      <h2 className="text-lg font-semibold">{prompt.title}</h2>
      <p className="mt-1 text-base text-soft">
        {truncate(prompt.description ?? strings.noDescription, MAX_CARD_DESCRIPTION_LENGTH)}
      </p>
      <p className="mt-4 mb-4 grow border-l-2 border-line pl-4 text-base break-words">
        {truncate(prompt.content, MAX_PREVIEW_LENGTH)}
      </p>
      <TagList tags={prompt.tags} label={strings.tags} />
      {blanks > 0 && <p className="mb-4 text-sm text-soft">{fillCount(strings.blanks, blanks)}</p>}
      <PromptActions
        prompt={prompt}
        text={prompt.content}
        strings={strings}
        onView={() => onView(prompt)}
      />
    </li>
  );
});
