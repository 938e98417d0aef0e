import { formatMoment } from '../format';
import type { OperationsTexts } from '../strings';

interface Message {
  /** Who wrote it. */
  from: string;
  /** UTC ISO string. */
  at: string;
  text: string;
  /** Stands out beside our answers. */
  isTheirs?: boolean;
}

interface MessageListProps extends Pick<OperationsTexts, 'locale'> {
  messages: readonly Message[];
}

/** What people wrote, in its order. */
export function MessageList({ messages, locale }: MessageListProps) {
  return (
    <ol className="mt-2 space-y-4">
      {messages.map(({ from, at, text, isTheirs = false }, index) => (
        <li
          key={index}
          className={`border-l-2 pl-4 wrap-anywhere ${isTheirs ? 'border-ink' : 'border-line'}`}
        >
          <p className="text-soft">
            {from} · {formatMoment(at, locale)}
          </p>
          <p className="whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
