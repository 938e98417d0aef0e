import { AnswerBars } from '@/components/charts/AnswerBars';
import { Whisker } from '@/components/charts/Whisker';
import { fill } from '@/i18n/fill';
import type { AdviceEvidence, AdviceFigure, AdviceView } from '#shared/entities/brand-advice.ts';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import { share, type Share } from '#shared/rules/shares.ts';
import type { CheckerStrings } from '../strings';

interface AdvicePictureProps {
  item: AdviceView;
  evidence: AdviceEvidence;
  strings: CheckerStrings;
}

/** What an item rests on, as a small picture with the same figures in words. */
export function AdvicePicture({ item, evidence, strings }: AdvicePictureProps) {
  const { advice: t, charts } = strings;
  const { split, bars, before } = evidence;
  if (item.state === 'done') return <BeforeAfter before={before} after={item.after} />;
  if (split !== null) {
    const { named, gap, nobody } = split;
    return (
      <p className="mb-1">
        <Stack parts={[named, gap, nobody]} />
        {fill(t.split, { named, gap, nobody })}
      </p>
    );
  }
  if (bars.length > 0) {
    return bars.map(({ platform, named }) => {
      const label = BRAND_PLATFORMS[platform].name;
      return (
        <p key={platform} className="mb-2">
          <AnswerBars runs={named.map((each) => [each])} label={label} strings={charts} />
          <span aria-hidden="true">{label}</span>
        </p>
      );
    });
  }
  return (
    <p className="mb-1">
      <Stack parts={[before.k, 0, before.n - before.k]} />
      {fill(t.share, before)}
    </p>
  );
}

const STACK = ['bg-signal', 'bg-bar', 'border-[1.5px] border-mid'] as const;

/** Answers in one bar: about the brand, about a rival, the others. */
function Stack({ parts }: { parts: readonly [number, number, number] }) {
  return (
    <span className="mb-1.5 flex h-3.5" aria-hidden="true">
      {STACK.map((look, index) => {
        const part = parts[index] ?? 0;
        return part > 0 && <span key={look} className={look} style={{ flexGrow: part }} />;
      })}
    </span>
  );
}

/** The figure before and since, each with its range; the words beside it have the same figures. */
function BeforeAfter({ before, after }: { before: AdviceFigure; after: AdviceFigure | null }) {
  const shares = [before, after].flatMap((figure) => {
    const counted = figure && share(figure.k, figure.n);
    return counted === null ? [] : [counted];
  });
  return (
    <p className="mb-2 flex gap-4" aria-hidden="true">
      {shares.map((counted, index) => (
        <Column key={index} share={counted} />
      ))}
    </p>
  );
}

function Column({ share: counted }: { share: Share }) {
  const height = `${counted.value * 100}%`;
  return (
    <svg className="h-18 w-8.5 overflow-visible border-b-[1.5px] border-ink">
      <rect
        x="15%"
        width="70%"
        y={`${100 - counted.value * 100}%`}
        height={height}
        className="fill-signal"
      />
      <Whisker range={counted} />
    </svg>
  );
}
