import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import type { NoticeTexts } from './notice-texts';

interface NoticeReceiptProps {
  texts: NoticeTexts;
  /** The confirmation that the declarant can keep. */
  text: string;
  /** Whether the receipt is also sent by e-mail. */
  mailed: boolean;
  /** What happens next. */
  next: string;
}

/** Replaces the form after the notice was received. */
export function NoticeReceipt({ texts, text, mailed, next }: NoticeReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} className="text-heading outline-none" tabIndex={-1}>
        {texts.received}
      </h2>
      <pre className="my-6 font-[inherit] whitespace-pre-wrap">{text}</pre>
      <p className="mb-4">{mailed ? texts.receipt.mailed : texts.receipt.notMailed}</p>
      <p className="mb-6 text-soft">{next}</p>
      <ButtonLink
        variant="line"
        href={`data:,${encodeURIComponent(text)}`}
        download={`${texts.fileName}.txt`}
      >
        {texts.receipt.download}
      </ButtonLink>
    </div>
  );
}
