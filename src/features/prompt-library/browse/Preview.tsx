import { Fragment } from 'react';
import { previewParts } from '#shared/rules/prompt-variables.ts';

interface PreviewProps {
  text: string;
  lang: string | undefined;
}

/** The beginning of a prompt, its blanks as chips. */
export function Preview({ text, lang }: PreviewProps) {
  return (
    <p lang={lang} className="mt-4 mb-4 grow border-l-2 border-line pl-4 text-base wrap-anywhere">
      {previewParts(text).map((part, index) =>
        index % 2 === 0 ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <span
            key={index}
            className="rounded-sm border border-line bg-paper px-1.5 py-px text-sm text-soft"
          >
            {part.replaceAll('_', ' ')}
          </span>
        ),
      )}
    </p>
  );
}
