import { describe, expect, test } from 'vitest';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { formatProblems } from '#src/integrations/content-checks/problem.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const EN = 'src/content/blog/en/hello.mdx';
const ADVICE = 'end a tag with "/>", and put a "<" or "{" that is text between backticks';

async function problemsOf(body: string): Promise<string> {
  const root = await projectWith({ ...RIGHT_POST, [EN]: postFile({}, body) });
  return formatProblems(await checkContent(root));
}

test('words in braces are found in a text, and not in its code', async () => {
  expect(await problemsOf('By {props.brand}.\n\n`{code}`\n\nRead {answers} now.')).toBe(
    `${EN}:16  "{answers}" would run as code; put it between backticks, or write other brackets`,
  );
});

describe('a text that is not valid MDX', () => {
  test.each([
    ['a figure without its end', '<Figure\n  alt="Too short"\n\nMore.', 'Unexpected character'],
    ['a figure that stays open', '<Figure alt="x">\n\nMore.', 'Expected a closing tag'],
    ['an end without a begin', '</div>', 'Unexpected closing tag `</div>`'],
    ['a heart', 'I <3 it.', 'Unexpected character after `<`'],
  ])('is named once, with its line and what to do: %s', async (_, body, message) => {
    const problem = await problemsOf(`First.\n\n${body}`);
    expect(problem).toContain(`${EN}:14  this is not valid MDX: ${message}`);
    expect(problem.endsWith(`; ${ADVICE}`)).toBe(true);
    expect(problem.split('\n')).toHaveLength(1);
    expect(problem).not.toMatch(/mdx-jsx|\(\d|note:/);
  });

  test('is named by its imports', async () => {
    expect(await problemsOf('import Figure from\n\nText.')).toBe(
      `${EN}:14  this is not valid MDX: Could not parse esm with oxc: Unexpected token; write imports at the top of the text, as in docs/editing.md`,
    );
  });

  test('is named by its braces where they are the mistake', async () => {
    expect(await problemsOf('Read {the answers now.')).toBe(
      `${EN}:12  "{the answers now." would run as code; put it between backticks, or write other brackets`,
    );
  });

  test('is found in legal texts and lessons too', async () => {
    const root = await projectWith({
      'src/content/legal/en/privacy.mdx': 'One.\n\n<br>',
      'src/content/lessons/en/start.mdx': '---\ntitle: T\n---\n\nOne.\n\n<Capture name="x"',
    });
    const problems = formatProblems(await checkContent(root));
    for (const place of ['legal/en/privacy.mdx:3', 'lessons/en/start.mdx:7']) {
      expect(problems).toMatch(new RegExp(`${place} {2}this is not valid MDX: .*; ${ADVICE}`));
    }
  });
});
