interface ChoiceRowProps<T extends string> {
  label: string;
  choices: readonly T[];
  names: Readonly<Record<T, string>>;
  selected: T;
  onSelect: (choice: T) => void;
  className?: string;
}

/**
 * A row of buttons of which one is pressed: filters a list below it. On phones it has two
 * columns, so that it is as high with the brand font as before that.
 */
export function ChoiceRow<T extends string>(props: ChoiceRowProps<T>) {
  const { label, choices, names, selected, onSelect, className = '' } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className={`grid grid-cols-2 gap-2 sm:flex sm:flex-wrap ${className}`}
    >
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={selected === choice}
          onClick={() => onSelect(choice)}
          className="min-h-11 rounded-sm border border-line px-4 text-[0.9375rem] font-medium transition-colors hover:bg-wash aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {names[choice]}
        </button>
      ))}
    </div>
  );
}
