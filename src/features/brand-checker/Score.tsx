import { fill } from '@/i18n/fill';
import { scoreColour } from '@/shared/rules/brand-sentiment';
import type { CheckerStrings } from './strings';

/** C section 9; the number says the same without the colour. */
const COLOURS = { green: 'text-good', yellow: 'text-caution', red: 'text-signal-ink' } as const;

interface ScoreProps {
  score: number;
  strings: CheckerStrings['results'];
}

/** A sentiment from 0 to 100 in its colour (C section 9). */
export function Score({ score, strings }: ScoreProps) {
  return <span className={COLOURS[scoreColour(score)]}>{fill(strings.score, { score })}</span>;
}
