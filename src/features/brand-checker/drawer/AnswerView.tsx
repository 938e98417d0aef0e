import { AskAbout } from '@/components/members/support/AskAbout';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import type { BrandNames } from '#shared/rules/brand-names.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { AnswerFacts } from '../results/AnswerFacts';
import { EarlierAnswer } from '../results/EarlierAnswer';
import type { CheckerTexts } from '../strings';
import { AnswerText } from './AnswerText';
import { SourceList, TextLinks } from './SourceList';

interface AnswerViewProps extends CheckerTexts {
  test: PromptTest;
  /** The names to mark; null when the campaign no longer exists. */
  names: BrandNames | null;
}

/** One answer with all that is known of it (product 21.35). */
export function AnswerView({ test, names, locale, strings }: AnswerViewProps) {
  const { drawer, results } = strings;
  const texts = { locale, strings };
  const time = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(test.created_at));
  const { sources, links, aspects } = test;
  const cited = sources?.cited ?? [];
  const numberOf = (url: string) => {
    const index = cited.findIndex((page) => page.url === url);
    return index === -1 ? null : index + 1;
  };
  const listed = new Set(cited.map(({ url }) => url));
  const other = links.filter(({ url }) => !listed.has(url));
  return (
    <>
      <p className="text-[0.9375rem] text-soft">
        {time} · {test.model}
        {test.is_sample && ` · ${results.sample}. ${results.sampleText}`}
      </p>
      <p lang={textLanguage(test.prompt)} className="mt-3 mb-5 font-semibold wrap-anywhere">
        {test.prompt}
      </p>
      {test.searches === 0 && <p className="mb-4 text-base text-soft">{drawer.unsearched}</p>}
      <AnswerText text={test.response} names={names} numberOf={numberOf} />
      {test.is_cut && <p className="mt-2 text-[0.9375rem] text-soft">{results.isCut}</p>}
      <p className="mt-4 text-[0.9375rem] text-soft">{drawer.key}</p>
      {sources && <SourceList {...sources} strings={strings} />}
      {other.length > 0 && (
        <TextLinks links={other} isFromMemory={test.mode === 'memory'} strings={strings} />
      )}
      <section className="mt-6 border-t border-line pt-4">
        <h3 className="font-semibold">{drawer.said}</h3>
        <AnswerFacts {...texts} test={test} />
        {test.sentiment_method && (
          <p className="mt-3 text-base">
            <span className="text-soft">
              {results.method[test.sentiment_method]}
              {test.sentiment_reason && ':'}
            </span>{' '}
            {test.sentiment_reason && (
              <span lang={textLanguage(test.sentiment_reason)}>{test.sentiment_reason}</span>
            )}
          </p>
        )}
        {aspects.length > 0 && (
          <dl className="mt-3 grid grid-cols-[auto_auto_1fr] gap-x-4 gap-y-1.5 text-base">
            {aspects.map(({ aspect, tone, quote }, index) => (
              <div key={index} className="contents">
                <dt className="font-medium">{drawer.aspects[aspect]}</dt>
                <dd className={tone === 'negative' ? 'font-medium' : 'text-soft'}>
                  {drawer.tones[tone]}
                </dd>
                <dd lang={textLanguage(quote)} className="wrap-anywhere">
                  {fill(drawer.quote, { quote })}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {test.competitor_mentions.length > 0 && (
          <p className="mt-3 text-base">
            <span className="text-soft">{results.competitors}:</span>{' '}
            {test.competitor_mentions
              .filter(({ count }) => count > 0)
              .map(({ name, count }) => `${name} (${count})`)
              .join(', ') || results.none}
          </p>
        )}
      </section>
      <section className="mt-6 border-t border-line pt-2">
        <EarlierAnswer {...texts} test={test} />
      </section>
      <AskAbout
        label={drawer.askUs}
        context={{ kind: 'answer', id: test.id, title: test.prompt }}
      />
    </>
  );
}
