import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import { localizedPath, LOCALE_TAGS } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { MAX_ADVICE_MAKES } from '#shared/rules/advice-limits.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { Fetched } from '../Fetched';
import type { CheckerTexts } from '../strings';
import { AdviceItems } from './AdviceItems';
import { adviceMaker, adviceStore, type AdviceList } from './advice-store';

interface AdviceProps extends CheckerTexts {
  campaignId: string;
  /** The campaign has an answer with web search: without one there is nothing to rest on. */
  hasAnswers: boolean;
  /** Opens the answers of a facet from a UTC day on. */
  onOpen: (facet: string, from: string) => void;
}

/**
 * What the member of a campaign can do (product 21.39). The first list is made as soon as there is an
 * answer that it can rest on.
 */
export function Advice(props: AdviceProps) {
  const { campaignId, locale, strings } = props;
  const { advice: t } = strings;
  const store = useMemo(() => adviceStore(campaignId), [campaignId]);
  return (
    <section className="laid-out-in-view">
      <h2 className="border-b-[1.5px] border-ink pb-3 text-heading">{t.heading}</h2>
      <Fetched store={store}>{(list) => <LoadedAdvice {...props} list={list} />}</Fetched>
      <p className="border-t border-line pt-3 text-base text-soft">
        {t.service}{' '}
        <a className="link" href={localizedPath(ROUTES.digitalMarketing, locale)}>
          {t.serviceLink}
        </a>
      </p>
    </section>
  );
}

function LoadedAdvice(props: AdviceProps & { list: AdviceList }) {
  const { list, campaignId, hasAnswers, locale, strings } = props;
  const { advice: t } = strings;
  const { mutate, loading, error } = useStore(adviceMaker(campaignId));
  const isFirst = list.made_at === null && list.left > 0 && hasAnswers;
  useEffect(() => {
    if (isFirst) void mutate({ locale });
  }, [isFirst, mutate, locale]);
  const make = () => void mutate({ locale });
  const isOpen = list.items.some(({ state }) => state === 'open');

  return (
    <>
      {list.made_at !== null && (
        <p className="mt-3 text-base text-soft">
          {fill(t.intro, { day: formatDay(list.made_at, LOCALE_TAGS[locale]), of: t.of })}
        </p>
      )}
      {list.made_at === null && !hasAnswers && <p className="my-4 text-soft">{t.needsAnswers}</p>}
      <p role="status" className="my-4 text-soft empty:sr-only">
        {loading ? t.making : ''}
      </p>
      {error !== undefined && !loading && (
        <RetryAlert text={t.failed} retry={strings.errors.retry} className="my-4" onRetry={make} />
      )}
      <AdviceItems {...props} items={list.items} />
      {list.made_at !== null && !isOpen && <p className="my-4 text-soft">{t.nothing}</p>}
      {list.made_at !== null && hasAnswers && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 text-base text-soft">
          {list.left > 0 ? (
            <>
              <Button variant="line" size="small" disabled={loading === true} onClick={make}>
                {t.make}
              </Button>
              {fill(t.left, { left: list.left, most: MAX_ADVICE_MAKES })}
            </>
          ) : (
            t.noneLeft
          )}
        </p>
      )}
    </>
  );
}
