import type { BrandNames } from '#shared/rules/brand-names.ts';
import { MarkedText } from './MarkedText';
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
  return (
    <div className="border-l-2 border-line pl-4 text-base">
      <p className="wrap-anywhere whitespace-pre-wrap">
        <MarkedText text={response} names={names} />
      </p>
      {isCut && <p className="mt-2 text-[0.9375rem] text-soft">{strings.isCut}</p>}
    </div>
  );
}
