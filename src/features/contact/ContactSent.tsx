import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import type { ContactTexts } from './contact-texts';

interface ContactSentProps {
  texts: ContactTexts['success'];
  onAgain: () => void;
}

/** The animated check mark after a message is sent. */
export function SuccessCheck() {
  return (
    <div
      className="fixed inset-0 z-40 grid place-items-center bg-paper/95"
      data-contact-check
      aria-hidden="true"
    >
      <svg className="w-40 fill-none stroke-good lg:w-56" viewBox="0 0 100 100" strokeWidth="5">
        <circle className="draw" cx="50" cy="50" r="46" pathLength="1" />
        <path className="draw [animation-delay:0.4s]" d="m30 51 14 14 27-30" pathLength="1" />
      </svg>
    </div>
  );
}

/** Replaces the form after the check mark. */
export function ContactSent({ texts, onAgain }: ContactSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="py-6">
      <svg
        className="w-12 fill-none stroke-good"
        viewBox="0 0 100 100"
        strokeWidth="7"
        aria-hidden="true"
      >
        <circle cx="50" cy="50" r="46" />
        <path d="m30 51 14 14 27-30" />
      </svg>
      <h3 ref={title} className="mt-6 text-title outline-none" tabIndex={-1}>
        {texts.panelTitle}
      </h3>
      <p className="mt-3 text-lead text-soft">{texts.panelText}</p>
      <Button variant="line" className="mt-7" onClick={onAgain}>
        {texts.another}
      </Button>
    </div>
  );
}
