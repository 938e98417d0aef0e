import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import type { BrandNames } from '#shared/rules/brand-names.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import type { CheckerStrings, CheckerTexts } from '../strings';
import { AnswerFacts } from './AnswerFacts';
import { useAnswer } from './answers';
import { AnswerSources } from './AnswerSources';
import { EarlierAnswer } from './EarlierAnswer';
import { Excerpt, MarkedText } from './MarkedText';

interface AnswerProps {
  response: string;
  isCut: boolean;
  /** The names to mark; null when the campaign no longer exists. */
  names: BrandNames | null;
  strings: CheckerStrings['results'];
}

/**
 * A model's answer as text with the brand and its competitors marked. It is untrusted: no part of it
 * ever becomes markup.
 */
function Answer({ response, isCut, names, strings }: AnswerProps) {
  return (
    <div className="border-l-2 border-line pl-4 text-base">
      <p lang={textLanguage(response)} className="wrap-anywhere whitespace-pre-wrap">
        <MarkedText text={response} names={names} />
      </p>
      {isCut && <p className="mt-2 text-[0.9375rem] text-soft">{strings.isCut}</p>}
    </div>
  );
}

interface AnswerDetailsProps extends CheckerTexts {
  test: TestSummary;
  names: BrandNames | null;
  /** Whether the answer is open at first. */
  isOpen: boolean;
  /** A table above shows mentions, rank, competitors and sentiment. */
  isCompared?: boolean;
}

/** An answer with its analysis. */
export function AnswerDetails(props: AnswerDetailsProps) {
  const { test, names, isOpen, isCompared = false, locale, strings } = props;
  const { results } = strings;
  const { full, hasFailed, load } = useAnswer(test.id);
  const time = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(test.created_at));
  return (
    <>
      <AnswerFacts test={test} isShort={isCompared} locale={locale} strings={strings} />
      {test.sentiment_method && (
        <p className="mt-3 text-base">
          <span className="text-[0.9375rem] text-soft">
            {results.method[test.sentiment_method]}
            {test.sentiment_reason && ':'}
          </span>{' '}
          {test.sentiment_reason && (
            <span lang={textLanguage(test.sentiment_reason)}>{test.sentiment_reason}</span>
          )}
        </p>
      )}
      {test.excerpt !== null && (
        <div className="mt-3">
          <Excerpt text={test.excerpt} names={names} />
        </div>
      )}
      <AnswerSources test={isCompared ? null : test} links={full?.links ?? []} strings={results} />
      <details
        open={isOpen && full !== null}
        className="group/answer mt-4"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) load();
        }}
      >
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <span className="link">{results.showAnswer}</span>
          <span className="transition-transform group-open/answer:rotate-90" aria-hidden="true">
            →
          </span>
        </summary>
        {full ? (
          <Answer response={full.response} isCut={full.is_cut} names={names} strings={results} />
        ) : (
          <p role="status" className="text-soft">
            {hasFailed ? results.answerFailed : results.answerLoading}{' '}
            {hasFailed && (
              <button type="button" className="link font-medium" onClick={load}>
                {strings.errors.retry}
              </button>
            )}
          </p>
        )}
      </details>
      <EarlierAnswer test={test} locale={locale} strings={strings} />
      <p className="mt-2 text-[0.9375rem] text-soft">
        {fill(results.apiAnswer, { model: test.model, time })}
        {test.is_sample && ` ${results.sampleText}`}
      </p>
    </>
  );
}
