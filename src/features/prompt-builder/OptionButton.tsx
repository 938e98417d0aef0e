import type { SixStepContent } from '@/content/schemas/builder';

interface OptionButtonProps {
  option: SixStepContent['options'][number];
  isChosen: boolean;
  onToggle: () => void;
}

/** A quick option; without JavaScript its whole text shows. */
export function OptionButton({ option, isChosen, onToggle }: OptionButtonProps) {
  return (
    <button
      type="button"
      className="group flex items-start gap-3 rounded-sm border border-line bg-raised p-4 text-left transition-colors hover:bg-wash aria-pressed:border-ink aria-pressed:bg-wash"
      aria-pressed={isChosen}
      onClick={onToggle}
    >
      <svg
        className="mt-1 w-4 shrink-0 fill-none stroke-current stroke-2 text-soft group-aria-pressed:text-signal-ink"
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <path d={isChosen ? 'm2 8.5 4 4 8-9' : 'M8 2v12M2 8h12'} />
      </svg>
      <span>
        <span className="block font-semibold">{option.label}</span>
        <span className="block text-[0.9375rem] text-soft">{option.description}</span>
        <span className="mt-2 hidden text-[0.9375rem] noscript:block">{option.text}</span>
      </span>
    </button>
  );
}
