import { useMemo } from 'react';
import { findMentions, textPieces } from '#shared/rules/brand-mentions.ts';
import type { BrandNames } from '#shared/rules/brand-names.ts';
import { textLanguage } from '#shared/rules/text-language.ts';

interface MarkedTextProps {
  text: string;
  /** The names to mark; null when the campaign no longer exists. */
  names: BrandNames | null;
}

/**
 * A part of an answer with the brand and its competitors marked. Untrusted, so it is only rendered
 * as text.
 */
export function MarkedText({ text, names }: MarkedTextProps) {
  const pieces = useMemo(
    () => textPieces(text, names ? findMentions(text, names) : []),
    [text, names],
  );
  return pieces.map(({ text: piece, kind }, index) => {
    if (kind === 'plain') return piece;
    return kind === 'brand' ? (
      <mark key={index} className="rounded-xs bg-wash px-0.5 font-semibold text-signal-ink">
        {piece}
      </mark>
    ) : (
      <span key={index} className="underline decoration-soft decoration-dotted underline-offset-4">
        {piece}
      </span>
    );
  });
}

/** The excerpt around the first mention. */
export function Excerpt({ text, names }: MarkedTextProps) {
  return (
    <span lang={textLanguage(text)} className="line-clamp-2 text-base wrap-anywhere text-soft">
      <MarkedText text={text} names={names} />
    </span>
  );
}
