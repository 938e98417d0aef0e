import { AnswerText } from '@/features/brand-checker/drawer/AnswerText';
import { percentText } from '@/components/charts/share-text';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { Trial, TrialAnswer } from '#shared/entities/trial.ts';
import { share } from '#shared/rules/shares.ts';
import { textLanguage } from '#shared/rules/text-language.ts';

type Strings = Dictionary['trial']['result'];

interface TrialResultProps {
  trial: Trial;
  locale: Locale;
  strings: Strings;
  onOrder: () => void;
}

/** The answers to the free question: how many name the brand, whom they name, and their texts. */
export function TrialResult({ trial, locale, strings: t, onOrder }: TrialResultProps) {
  const { brand, prompt, answers } = trial;
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long' });
  return (
    <div className="mt-6">
      <p className="text-base text-soft">
        {fill(t.asked, { day: day.format(new Date(trial.asked_at)) })}
      </p>
      <p lang={textLanguage(prompt)} className="mt-1 font-medium wrap-anywhere">
        {prompt}
      </p>
      <Share trial={trial} locale={locale} strings={t} />
      <ul className="mt-6 grid gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-3">
        {brandPlatformIds.map((platform) => {
          const answer = answers.find((each) => each.platform === platform);
          return (
            <li key={platform} className="min-w-0 bg-raised p-5">
              <h3 className="text-lg font-semibold">{BRAND_PLATFORMS[platform].name}</h3>
              {answer ? (
                <Answer answer={answer} brand={brand} strings={t} />
              ) : (
                <p className="mt-2 text-soft">{t.noAnswer}</p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-[0.9375rem] text-soft">{t.othersNote}</p>
      <p className="mt-8 max-w-2xl">{t.more}</p>
      <Button className="mt-4" onClick={onOrder}>
        {t.order}
      </Button>
    </div>
  );
}

function Share({ trial, locale, strings: t }: Omit<TrialResultProps, 'onOrder'>) {
  const { brand, branded, is_sample, answers } = trial;
  const count = answers.length;
  const counted = share(answers.filter(({ named }) => named).length, count);
  if (counted === null) return null;
  const range = {
    low: Math.round(counted.low * 100),
    high: percentText(counted.high, locale),
    count,
  };
  return (
    <>
      <p className="mt-5 text-block font-semibold wrap-anywhere">
        {fill(t.named, { k: counted.k, n: counted.n, brand })}
      </p>
      <p className="mt-1">{fill(count === 1 ? t.rangeOne : t.range, range)}</p>
      {branded && <p className="mt-1">{t.branded}</p>}
      {is_sample && (
        <p className="mt-3">
          <Badge tone="caution">{t.sample}</Badge>
        </p>
      )}
    </>
  );
}

interface AnswerProps {
  answer: TrialAnswer;
  brand: string;
  strings: Strings;
}

function Answer({ answer, brand, strings: t }: AnswerProps) {
  const { model, named, others, response, is_cut } = answer;
  const names = { brand_name: brand, brand_variants: [], competitors: others };
  return (
    <>
      <p className="text-sm wrap-anywhere text-soft">{model}</p>
      <p className={`mt-3 font-medium wrap-anywhere ${named ? 'text-signal-ink' : ''}`}>
        {fill(named ? t.isNamed : t.isNotNamed, { brand })}
      </p>
      {others.length > 0 ? (
        <>
          <p className="mt-3 text-[0.9375rem] text-soft">{named ? t.alsoNamed : t.others}</p>
          <ol className="mt-1 list-decimal pl-5">
            {others.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className="mt-3 text-[0.9375rem] text-soft">{t.noOthers}</p>
      )}
      <details className="mt-4">
        <summary className="link min-h-6 cursor-pointer">{t.read}</summary>
        <div className="mt-3">
          <AnswerText text={response} names={names} numberOf={() => null} />
        </div>
        {is_cut && <p className="mt-2 text-[0.9375rem] text-soft">{t.cut}</p>}
      </details>
    </>
  );
}
