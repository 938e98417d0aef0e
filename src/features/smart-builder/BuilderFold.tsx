import type { ReactNode } from 'react';

interface BuilderFoldProps {
  heading: string;
  children: ReactNode;
}

/** A section that is closed until it is wanted, so that the steps begin high on the page. */
export function BuilderFold({ heading, children }: BuilderFoldProps) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 hover:text-signal-ink">
        <h2 className="text-base font-semibold">{heading}</h2>
        <svg
          className="w-4 shrink-0 stroke-current transition-transform group-open:rotate-45"
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path strokeWidth="1.75" d="M10 2v16M2 10h16" />
        </svg>
      </summary>
      <div className="pt-2 pb-7">{children}</div>
    </details>
  );
}
