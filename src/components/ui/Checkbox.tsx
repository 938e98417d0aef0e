import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './Field';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label; may contain links. */
  children: ReactNode;
  /** Why it must be ticked. */
  error?: string | undefined;
  /** Classes of the wrapper; `className` goes to the checkbox. */
  wrapperClassName?: string;
};

/** A labelled checkbox, uncontrolled unless it gets `checked`. */
export function Checkbox({ children, error, wrapperClassName, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const errorId = `${id}-error`;
  return (
    <div className={wrapperClassName}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          className={['check', input.className].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        <label
          htmlFor={id}
          className={input.required ? 'label-required text-[0.9375rem]' : 'text-[0.9375rem]'}
        >
          {children}
        </label>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
