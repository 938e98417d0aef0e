import { useMemo } from 'react';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import type { CheckerTexts } from '../strings';
import { AnswerFacts } from './AnswerFacts';
import { textDiff, type DiffPiece } from './text-diff';

interface AnswerComparisonProps extends CheckerTexts {
  test: PromptTest;
  /** The earlier answer to the same prompt on the same platform. */
  earlier: PromptTest;
}

interface SideProps extends CheckerTexts {
  heading: string;
  test: PromptTest;
  pieces: readonly DiffPiece[];
}

/**
 * One of the two answers, with its differences marked. Untrusted, so it is only rendered as text.
 */
function Side({ heading, test, pieces, locale, strings }: SideProps) {
  const { change } = strings.insights;
  const time = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section className="min-w-0 border-t-[1.5px] border-ink pt-3">
      <h3 className="font-semibold">{heading}</h3>
      <p className="text-[0.9375rem] text-soft">
        <time dateTime={test.created_at}>{time.format(new Date(test.created_at))}</time>,{' '}
        {test.model}
      </p>
      <AnswerFacts test={test} locale={locale} strings={strings} />
      <p
        lang={textLanguage(test.response)}
        className="mt-4 text-base wrap-anywhere whitespace-pre-wrap"
      >
        {pieces.map(({ kind, text }, index) => {
          if (kind === 'same') return text;
          const [, before, words, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
          return kind === 'removed' ? (
            <del key={index} className="no-underline">
              {before}
              <span className="bg-wash text-signal-ink line-through">
                <span lang={locale} className="sr-only">
                  {change.removed}{' '}
                </span>
                {words}
                <span lang={locale} className="sr-only">
                  {' '}
                  {change.removedEnd}
                </span>
              </span>
              {after}
            </del>
          ) : (
            <ins key={index} className="no-underline">
              {before}
              <span className="font-medium text-good underline underline-offset-4">
                <span lang={locale} className="sr-only">
                  {change.added}{' '}
                </span>
                {words}
                <span lang={locale} className="sr-only">
                  {' '}
                  {change.addedEnd}
                </span>
              </span>
              {after}
            </ins>
          );
        })}
      </p>
    </section>
  );
}

/** An answer after the earlier one, with the differences marked. */
export default function AnswerComparison({
  test,
  earlier,
  locale,
  strings,
}: AnswerComparisonProps) {
  const { change } = strings.insights;
  const pieces = useMemo(
    () => textDiff(earlier.response, test.response, locale),
    [earlier.response, test.response, locale],
  );
  const isSame = pieces.every(({ kind }) => kind === 'same');
  const texts = { locale, strings };
  return (
    <div className="mt-3">
      <p className="mb-4 text-[0.9375rem] text-soft">{isSame ? change.same : change.hint}</p>
      <div className="space-y-8">
        <Side
          {...texts}
          heading={change.earlier}
          test={earlier}
          pieces={pieces.filter(({ kind }) => kind !== 'added')}
        />
        <Side
          {...texts}
          heading={change.now}
          test={test}
          pieces={pieces.filter(({ kind }) => kind !== 'removed')}
        />
      </div>
    </div>
  );
}
