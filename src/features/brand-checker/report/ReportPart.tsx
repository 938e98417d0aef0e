import type { ReactNode } from 'react';

/** A part of a report under its heading. */
export function ReportPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="laid-out-in-view min-w-0 border-t-[1.5px] border-ink pt-4">
      <h3 className="mb-4 break-after-avoid text-heading">{heading}</h3>
      {children}
    </section>
  );
}
