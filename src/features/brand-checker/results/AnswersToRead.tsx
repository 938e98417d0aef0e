import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import type { BrandNames } from '#shared/rules/brand-names.ts';
import { AnswerLink } from '../drawer/OpenLinks';
import type { CheckerStrings } from '../strings';
import { Excerpt } from './MarkedText';

interface AnswersToReadProps {
  tests: readonly TestSummary[];
  /** The names to mark; null when the campaign no longer exists. */
  names: BrandNames | null;
  strings: CheckerStrings;
}

/** The words around the brand in the first answer that names it, and the way to each answer. */
export function AnswersToRead({ tests, names, strings }: AnswersToReadProps) {
  const excerpt = tests.find((test) => test.excerpt !== null)?.excerpt ?? null;
  const { results } = strings;
  return (
    <>
      {excerpt !== null && <Excerpt text={excerpt} names={names} />}
      <ul className="flex flex-wrap gap-x-5">
        {tests.map((test, index) => (
          <li key={test.id}>
            <AnswerLink answer={test.id} className="link inline-flex min-h-11 items-center">
              <span>
                {tests.length === 1 ? results.read : fill(results.readOne, { number: index + 1 })}
              </span>
              <span className="sr-only">
                , {BRAND_PLATFORMS[test.platform].name}, {strings.drawer.modes[test.mode]}
              </span>
            </AnswerLink>
          </li>
        ))}
      </ul>
    </>
  );
}
