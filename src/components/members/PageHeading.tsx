import type { RefObject } from 'react';

interface PageHeadingProps {
  title: string;
  intro: string;
  /** Ref of the title, for callers that move the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** Title and introduction of a members' page. Not protected, so it is prerendered. */
export function PageHeading({ title, intro, heading }: PageHeadingProps) {
  return (
    <>
      <h1 ref={heading} tabIndex={heading && -1} className="text-title outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-2xl text-lead text-soft">{intro}</p>
    </>
  );
}
