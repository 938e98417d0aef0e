import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-variants';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  className,
  ...props
}: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...props} className={buttonClass(variant, size, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...props
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...props} className={buttonClass(variant, size, className)}>
      {children}
    </a>
  );
}
