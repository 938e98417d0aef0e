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
  /** `small` is as high as a small button. */
  size?: 'normal' | 'small';
  className?: string;
}

const SIZES = { normal: 'min-h-[2.875rem]', small: 'min-h-11 py-1.5' } as const;

/** A native select with the same arrow in every browser. */
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

/** A labelled native select, for a few options; for many, use a search field. */
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
