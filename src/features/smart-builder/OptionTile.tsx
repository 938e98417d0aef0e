import { memo } from 'react';
import type { SmartOption } from '@/content/schemas/builder';

interface OptionTileProps {
  option: SmartOption;
  isSelected: boolean;
  essentialLabel: string;
  onToggle: (option: SmartOption) => void;
}

/** A quick option as a tile, memoised so that typing does not render it again. */
export const OptionTile = memo(function OptionTile(props: OptionTileProps) {
  const { option, isSelected, essentialLabel, onToggle } = props;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onToggle(option)}
      className="flex h-full w-full gap-4 rounded-sm border border-line bg-paper p-3 text-left transition-colors hover:bg-wash aria-pressed:border-ink aria-pressed:bg-wash"
    >
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-sm border text-lg font-semibold ${isSelected ? 'border-ink bg-ink text-paper' : 'border-line'}`}
      >
        {isSelected ? '✓' : option.symbol}
      </span>
      <span>
        <span className="block leading-snug font-semibold">{option.name}</span>{' '}
        <span className="mt-1 block text-[0.9375rem] leading-snug text-soft">
          {option.essential && (
            <>
              <span className="mr-1 font-medium whitespace-nowrap text-signal-ink">
                {essentialLabel}
              </span>{' '}
            </>
          )}
          {option.description}
        </span>
      </span>
    </button>
  );
});
