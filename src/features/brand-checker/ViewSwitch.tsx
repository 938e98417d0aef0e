import type { CheckerStrings } from './strings';

const VIEWS = ['chart', 'table'] as const;

export type View = (typeof VIEWS)[number];

interface ViewSwitchProps {
  view: View;
  strings: CheckerStrings['analysis'];
  onChange: (view: View) => void;
}

/** Chooses between picture and table. */
export function ViewSwitch({ view, strings, onChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label={strings.view} className="flex">
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onChange(name)}
          className="-ml-px min-h-11 border border-ink px-4 text-[0.9375rem] font-medium first:rounded-l-sm last:rounded-r-sm hover:bg-wash aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {strings[name]}
        </button>
      ))}
    </div>
  );
}
