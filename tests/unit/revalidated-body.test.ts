import { expect, test } from 'vitest';
import { revalidatedBody } from '#functions/http/revalidated-body.ts';

async function answerMembers(between: () => Promise<void> = () => Promise.resolve()) {
  for (let member = 0; member < 200; member += 1) {
    await revalidatedBody(`the progress of member ${member}`, 'br');
    if (member % 20 === 0) await between();
  }
}

test('what is asked for often stays encoded while answers of single members come and go', async () => {
  const library = await revalidatedBody('the library', 'br');
  await answerMembers(async () => {
    expect(await revalidatedBody('the library', 'br')).toBe(library);
  });
});

test('what nobody asks for again is let go', async () => {
  const once = await revalidatedBody('what one member asked for', 'br');
  await answerMembers();
  expect(await revalidatedBody('what one member asked for', 'br')).not.toBe(once);
});
