import {
  useId,
  type ComponentProps,
  type ComponentType,
  type ElementType,
  type ReactNode,
} from 'react';

type ControlProps =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: ComponentType<ComponentProps<'select'>> } & ComponentProps<'select'>);

type FieldProps = ControlProps & {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the value is refused. */
  error?: string | undefined;
  /** Classes of the wrapper; `className` goes to the control. */
  wrapperClassName?: string;
};

/**
 * A labelled input or text area (`as="textarea"`); for a few options there is Select. Uncontrolled
 * unless it gets a `value`: what is typed before an island is hydrated stays only in uncontrolled
 * fields.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, wrapperClassName, as = 'input', ...control } = props;
  const Control: ElementType = as;
  const ownId = useId();
  const id = control.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const isRequired = control.required ?? control['aria-required'];
  const described = {
    id,
    className: ['field', control.className].filter(Boolean).join(' '),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={wrapperClassName}>
      <label htmlFor={id} className={isRequired ? 'label label-required' : 'label'}>
        {label}
      </label>
      <Control {...control} {...described} />
      {hint && (
        <p id={hintId} className="mt-1.5 text-[0.9375rem] text-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error message below a field, which refers to it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1.5 text-[0.9375rem] font-medium text-signal-ink">
      {children}
    </p>
  );
}
