import { useId, useState, type ReactNode } from 'react';

interface FoldProps {
  heading: string;
  /** What the closed line of a phone shows of the content. */
  fact: string;
  /** Beside the heading, on wider screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section that is closed at first on a phone, where its line carries its fact; else it is open. */
export function Fold({ heading, fact, aside, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="min-w-0">
      <div className="relative flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b border-line py-3.5 max-sm:pr-8 sm:border-b-[1.5px] sm:border-ink sm:pt-0">
        <h2 className="text-heading">
          <span className="max-sm:hidden">{heading}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="text-left after:absolute after:inset-0 sm:hidden"
          >
            {heading}
          </button>
        </h2>
        {aside !== undefined && (
          <span className="ml-auto text-base text-soft max-sm:hidden">{aside}</span>
        )}
        <span className="w-full text-base text-soft sm:hidden">{fact}</span>
        <svg
          viewBox="0 0 14 14"
          aria-hidden="true"
          className="absolute top-1/2 right-1 size-3.5 -translate-y-1/2 stroke-current stroke-2 sm:hidden"
        >
          <path d={isOpen ? 'M0 7h14' : 'M0 7h14M7 0v14'} />
        </svg>
      </div>
      <div id={id} className={isOpen ? '' : 'max-sm:hidden'}>
        {children}
      </div>
    </section>
  );
}
