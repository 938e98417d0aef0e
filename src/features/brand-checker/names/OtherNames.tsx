import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { rangeText } from '@/components/charts/share-text';
import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { OtherName } from '#shared/entities/brand-month.ts';
import { MAX_BRAND_LIST_ENTRIES } from '#shared/limits.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { nameKey } from '#shared/rules/brand-names.ts';
import { share } from '#shared/rules/shares.ts';
import type { CheckerStrings } from '../strings';
import { $addCompetitor } from './add-competitor';

interface OtherNamesProps {
  campaign: BrandCampaign;
  /** The most frequent first. */
  names: readonly OtherName[];
  /** Answers of each measure. */
  answers: Record<AnswerMode, number>;
  locale: Locale;
  strings: CheckerStrings['advice'];
  /** Opens the answers of a facet. */
  onOpen: (facet: string) => void;
}

/** Names of others in the answers that the campaign does not list (product 21.38). */
export function OtherNames({ campaign, names, answers, locale, strings, onOpen }: OtherNamesProps) {
  const { names: t } = strings;
  const { mutate, loading } = useStore($addCompetitor);
  const [added, setAdded] = useState<string | null>(null);
  const listed = new Set(campaign.competitors.map(nameKey));
  const others = names.filter(({ name }) => !listed.has(nameKey(name)));
  const isFull = campaign.competitors.length >= MAX_BRAND_LIST_ENTRIES;
  const add = async (name: string) => {
    if (await mutate({ campaign, name })) setAdded(name);
  };
  /** What each measure counted, in words; nothing for one without answers. */
  const countsOf = (other: OtherName) =>
    [...ANSWER_MODES].reverse().flatMap((mode) => {
      const counted = share(other[mode], answers[mode]);
      if (counted === null) return [];
      const { k, n } = counted;
      const range = rangeText(counted, locale);
      return [{ mode, text: fill(t.mode, { mode: t.modes[mode], k, n, range }) }];
    });

  return (
    <>
      <ul className="divide-y divide-line">
        {others.map((other) => (
          <li key={other.name} className="flex items-center justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <span>{other.name}</span>
              {countsOf(other).map(({ mode, text }) => (
                <button
                  key={mode}
                  type="button"
                  className="link block py-0.5 text-left text-sm text-soft"
                  aria-label={`${fill(t.read, { name: other.name })}, ${text}`}
                  onClick={() => onOpen(facet.other(mode, other.name))}
                >
                  {text}
                </button>
              ))}
            </div>
            <Button
              variant="line"
              size="small"
              disabled={isFull || loading === true}
              onClick={() => void add(other.name)}
            >
              {t.add}
              <span className="sr-only">: {other.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="py-2.5 text-soft">{t.none}</p>}
      <p role="status" className="py-2 text-base empty:sr-only">
        {added === null ? '' : fill(t.added, { name: added })}
      </p>
      {isFull && others.length > 0 && (
        <p className="py-2 text-base">{fill(t.full, { most: MAX_BRAND_LIST_ENTRIES })}</p>
      )}
      <p className="border-t border-line pt-2.5 text-sm text-soft">{t.note}</p>
    </>
  );
}
