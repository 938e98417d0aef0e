import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isShareFragment,
  readShareFragment,
  shareFragment,
} from '#src/features/prompt-builder/share-link.ts';
import { SIX_STEPS } from '#shared/entities/prompt-step.ts';
import { MAX_ANSWER_LENGTH, type SixStepAnswers } from '#shared/rules/six-step-prompt.ts';

const answers = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 6, maxLength: 6 })
  .map(
    (texts) =>
      Object.fromEntries(
        SIX_STEPS.map((step, index) => [step, texts[index] ?? '']),
      ) as unknown as SixStepAnswers,
  );

/** A fragment that holds any value, as an attacker might forge it. */
async function forged(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return `#p1=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

describe('a share link', () => {
  it('gives back every answer, in any script', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        const fragment = await shareFragment(given);
        expect(fragment).toMatch(/^#p1=[\w-]+$/);
        expect(isShareFragment(fragment)).toBe(true);
        expect(await readShareFragment(fragment)).toEqual(given);
      }),
      { numRuns: 40 },
    );
  });

  it('is refused when it was cut off', async () => {
    const fragment = await shareFragment({
      who: 'an editor',
      what: 'a',
      how: 'b',
      examples: 'c',
      format: 'd',
      style: 'e',
    });
    expect(await readShareFragment(fragment.slice(0, -6))).toBeNull();
  });

  it.each([
    ['another number of answers', ['a']],
    ['something other than texts', [1, 2, 3, 4, 5, 6]],
    ['no list', { who: 'x' }],
    ['an answer that is too long', ['x'.repeat(MAX_ANSWER_LENGTH + 1), '', '', '', '', '']],
    ['more than a prompt can be', ['x'.repeat(10_000_000)]],
  ])('is refused when it holds %s', async (_, value) => {
    expect(await readShareFragment(await forged(value))).toBeNull();
  });

  it('is refused when it is not ours at all', async () => {
    expect(await readShareFragment('#p1=%%%')).toBeNull();
    expect(isShareFragment('#content')).toBe(false);
  });
});
