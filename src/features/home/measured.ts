import { z } from 'astro/zod';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import benchmarks from '../../../docs/benchmarks.json';

/** What the page shows of a run that `npm run bench -- --write` recorded. */
const runSchema = z.object({
  measured: z.object({ date: z.iso.date() }),
  rows: z.array(
    z.object({ name: z.string(), figures: z.record(z.string(), z.object({ value: z.number() })) }),
  ),
});

/** The medians of the last recorded run for the home page. */
interface Measured {
  day: Date;
  /** Seconds until the largest text or picture stands, here and on an empty page. */
  paint: number;
  emptyPaint: number;
  /** Milliseconds in which the page could not answer. */
  blocked: number;
  /** Layout shift, 0 to 1. */
  shift: number;
  /** The lowest of Lighthouse's four scores, of 100. */
  score: number;
}

/**
 * The figures of the home page in a language (product 11.1).
 *
 * @throws when the record lacks one, so that none is shown that nobody measured
 */
export function measuredHome(locale: Locale): Measured {
  const { measured, rows } = runSchema.parse(benchmarks.pages);
  const figure = (row: string, name: string): number => {
    const found = rows.find((each) => each.name === row)?.figures[name];
    if (!found) throw new Error(`docs/benchmarks.json has no "${name}" of "${row}".`);
    return found.value;
  };
  const home = (name: string) => figure(localizedPath(ROUTES.home, locale), name);
  return {
    day: new Date(measured.date),
    paint: home('LCP s'),
    emptyPaint: figure('Empty page', 'LCP s'),
    blocked: home('TBT ms'),
    shift: home('CLS'),
    score: Math.min(...['Perf', 'A11y', 'Best', 'SEO'].map(home)),
  };
}
