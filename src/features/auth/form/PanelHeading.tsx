import { useEffect, useRef } from 'react';

/** The heading of a panel that takes another's place; it gets the focus, so that it is read out. */
export function PanelHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
      {children}
    </h1>
  );
}
