import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field';
import { ChevronIcon } from './icons';

interface Choice<T extends string | number> {
  value: T;
  label: string;
  disabled?: boolean;
}

interface SelectProps<T extends string | number> {
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly Choice<T>[];
  value: T;
  onChoose: (value: T) => void;
  /** As high as a small button, to be beside one. */
  size?: 'normal' | 'small';
  className?: string;
}

const SIZES = { normal: 'min-h-[2.875rem]', small: 'min-h-11 py-1.5' } as const;

/** The browser's own list under a sign that is the same in every browser. */
function Control({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={`${className} cursor-pointer appearance-none pr-9 text-ellipsis`}
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
        <ChevronIcon />
      </span>
    </span>
  );
}

/** A labelled choice of one of a few; of more there is a search. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { choices, onChoose, size = 'normal', className, ...field } = props;
  return (
    <Field
      {...field}
      as={Control}
      className={SIZES[size]}
      {...(className !== undefined && { wrapperClassName: className })}
      onChange={({ target }) => {
        const chosen = choices.find(({ value }) => String(value) === target.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      {choices.map(({ label, ...option }) => (
        <option key={option.value} {...option}>
          {label}
        </option>
      ))}
    </Field>
  );
}
