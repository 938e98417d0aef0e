/** The mark's four bars, animated. Decorative: show a text such as "Loading" beside it. */
export function Spinner() {
  return (
    <span className="flex h-8 items-end gap-1" aria-hidden="true">
      <span className="h-2 w-1.5 animate-pulse bg-ink" />
      <span className="h-4 w-1.5 animate-pulse bg-ink [animation-delay:150ms]" />
      <span className="h-6 w-1.5 animate-pulse bg-ink [animation-delay:300ms]" />
      <span className="h-8 w-1.5 animate-pulse bg-signal [animation-delay:450ms]" />
    </span>
  );
}
