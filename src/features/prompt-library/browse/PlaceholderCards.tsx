import { PLACEHOLDER_CARD_COUNT } from '#shared/rules/prompt-library.ts';

/** Placeholders of the cards' size while they load (product 19.1). */
export function PlaceholderCards({ label, className }: { label: string; className: string }) {
  return (
    <ul className={className} aria-busy="true" aria-label={label}>
      {Array.from({ length: PLACEHOLDER_CARD_COUNT }, (_, index) => (
        <li
          key={index}
          aria-hidden="true"
          className="h-[26rem] animate-pulse rounded-md border border-line bg-raised p-5"
        >
          <div className="h-7 w-28 rounded-full bg-line" />
          <div className="mt-5 h-5 w-3/4 rounded-sm bg-line" />
          <div className="mt-3 h-4 rounded-sm bg-line" />
          <div className="mt-8 h-28 rounded-sm bg-line" />
        </li>
      ))}
    </ul>
  );
}
