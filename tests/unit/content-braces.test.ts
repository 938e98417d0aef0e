import { expect, test } from 'vitest';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { postFile, projectWith, RIGHT_POST } from '../helpers/content-folder.ts';

const EN = 'src/content/blog/en/hello.mdx';

test('words in braces are found in a text, and not in its code', async () => {
  const body = 'By {props.brand}.\n\n`{code}`\n\nRead {answers} now.';
  const root = await projectWith({ ...RIGHT_POST, [EN]: postFile({}, body) });
  expect(await checkContent(root)).toEqual([
    {
      file: EN,
      line: 15,
      text: '"{answers}" would run as code; put it between backticks, or write other brackets',
    },
  ]);
});
