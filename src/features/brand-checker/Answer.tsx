import { useMemo } from 'react';
import type { BrandNames } from '#shared/rules/brand-names.ts';
import { findMentions, textPieces } from '#shared/rules/brand-mentions.ts';
import type { CheckerStrings } from './strings';

interface AnswerProps {
  response: string;
  isCut: boolean;
  /** What to mark; null when the campaign is gone. */
  names: BrandNames | null;
  strings: CheckerStrings['results'];
}

/**
 * A model's answer as text with the brand and its competitors marked. It is untrusted: no part of it
 * ever becomes markup.
 */
export function Answer({ response, isCut, names, strings }: AnswerProps) {
  const pieces = useMemo(
    () => textPieces(response, names ? findMentions(response, names) : []),
    [response, names],
  );
  return (
    <div className="border-l-2 border-line pl-4 text-base">
      <p className="wrap-anywhere whitespace-pre-wrap">
        {pieces.map(({ text, kind }, index) => {
          if (kind === 'plain') return text;
          return kind === 'brand' ? (
            <mark key={index} className="rounded-xs bg-wash px-0.5 font-semibold text-signal-ink">
              {text}
            </mark>
          ) : (
            <span
              key={index}
              className="underline decoration-soft decoration-dotted underline-offset-4"
            >
              {text}
            </span>
          );
        })}
      </p>
      {isCut && <p className="mt-2 text-[0.9375rem] text-soft">{strings.isCut}</p>}
    </div>
  );
}
