import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import { localizedPath } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import {
  ADVICE_STATES,
  type AdviceEvidence,
  type AdviceState,
  type AdviceView,
} from '#shared/entities/brand-advice.ts';
import type { CheckerTexts } from '../strings';
import { AdvicePicture } from './AdvicePicture';
import { AdviceProgress } from './AdviceProgress';
import { $setAdvice } from './advice-store';
import { LessonLine, PromptLine } from './AdviceHelp';

interface AdviceItemsProps extends CheckerTexts {
  campaignId: string;
  items: readonly AdviceView[];
  onOpen: (facet: string, from: string) => void;
}

/** The things to do, with their states and the way back from the last change. */
export function AdviceItems({ campaignId, items, locale, strings, onOpen }: AdviceItemsProps) {
  const { advice: t } = strings;
  const { mutate, loading } = useStore($setAdvice);
  const [last, setLast] = useState<{ item: AdviceView; state: AdviceState } | null>(null);
  const set = async (item: AdviceView, state: AdviceState) => {
    const isDone = await mutate({ campaignId, id: item.id, state });
    return isDone === true;
  };
  const choose = async (item: AdviceView, state: AdviceState) => {
    if (await set(item, state)) setLast({ item, state });
  };
  const undo = async ({ item }: { item: AdviceView }) => {
    if (await set(item, item.state)) setLast(null);
  };
  return (
    <>
      <ol className="divide-y divide-line">
        {items.map((item, index) => (
          <li
            key={item.id}
            className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[1.75rem_minmax(0,1fr)_11rem] xl:grid-cols-[1.75rem_minmax(0,1fr)_11rem_13rem_9rem]"
          >
            <span className="hidden text-base text-soft md:block" aria-hidden="true">
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="text-sm text-soft">{t.kinds[item.kind]}</p>
              <h3
                lang={item.locale}
                className={`mt-1 font-semibold ${item.state === 'open' ? '' : 'text-soft'}`}
              >
                {item.title}
              </h3>
              {item.state === 'done' && item.evidence ? (
                <AdviceProgress
                  item={item}
                  evidence={item.evidence}
                  locale={locale}
                  strings={t}
                  onOpen={onOpen}
                />
              ) : (
                <p lang={item.locale} className="mt-1 max-w-[68ch] text-base text-soft">
                  {item.why}
                </p>
              )}
            </div>
            <div className="min-w-0 text-sm text-soft md:pt-6">
              {item.evidence ? (
                <Evidence item={item} evidence={item.evidence} strings={strings} onOpen={onOpen} />
              ) : (
                <a className="link py-1.5" href={localizedPath(ROUTES.aiCheck, locale)}>
                  {t.taken.again}
                </a>
              )}
            </div>
            <div className="min-w-0 space-y-2 text-base md:col-start-2 xl:col-start-auto">
              {item.state === 'open' && (
                <>
                  {item.prompt && <PromptLine prompt={item.prompt} item={item} strings={t} />}
                  {item.lesson && <LessonLine lesson={item.lesson} item={item} strings={t} />}
                </>
              )}
            </div>
            <Select
              size="small"
              label={<span className="sr-only">{fill(t.state, { title: item.title })}</span>}
              choices={ADVICE_STATES.map((state) => ({ value: state, label: t.states[state] }))}
              value={item.state}
              onChoose={(state) => void choose(item, state)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="flex flex-wrap items-center gap-3 py-2 empty:sr-only">
        {last && (
          <>
            {fill(t.changed, { title: last.item.title, state: t.states[last.state] })}
            <Button
              variant="line"
              size="small"
              disabled={loading === true}
              onClick={() => void undo(last)}
            >
              {t.undo}
            </Button>
          </>
        )}
      </p>
    </>
  );
}

/** What an item rests on, and the way to these answers. */
function Evidence({
  item,
  evidence,
  strings,
  onOpen,
}: Pick<AdviceItemsProps, 'strings' | 'onOpen'> & { item: AdviceView; evidence: AdviceEvidence }) {
  const { answers } = strings.advice;
  return (
    <>
      <AdvicePicture item={item} evidence={evidence} strings={strings} />
      <button
        type="button"
        className="link py-1.5"
        onClick={() => onOpen(evidence.facet, evidence.from)}
      >
        {answers[evidence.answers.length === 1 ? 'one' : 'other']}
      </button>
    </>
  );
}
