/** The variants of a button (classes in styles/theme.css), for Astro pages and React islands. */
export const BUTTON_VARIANTS = {
  /** The primary action; one per view. */
  signal: 'btn btn-signal',
  ink: 'btn btn-ink',
  line: 'btn btn-line',
  quiet: 'btn btn-quiet',
} as const satisfies Record<string, string>;

export type ButtonVariant = keyof typeof BUTTON_VARIANTS;

export const BUTTON_SIZES = {
  normal: '',
  small: 'btn-small',
} as const satisfies Record<string, string>;

export type ButtonSize = keyof typeof BUTTON_SIZES;

/** The classes of a button, `className` last. */
export function buttonClass(
  variant: ButtonVariant = 'ink',
  size: ButtonSize = 'normal',
  className?: string,
): string {
  return [BUTTON_VARIANTS[variant], BUTTON_SIZES[size], className].filter(Boolean).join(' ');
}
