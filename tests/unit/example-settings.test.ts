import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '#functions/config.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';

/** Every setting that an example file names, also in a comment. */
function namesIn(file: string): string[] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^(?:# {0,3})?([A-Z]+(?:_[A-Z]+)+)(?:=| {2,})/gm)]
    .map(([, name = '']) => name)
    .sort();
}

test('.env.example names every setting of the site’s build', () => {
  const settings = Object.keys(readSiteEnvironment({}));
  expect(namesIn('.env.example')).toEqual(settings.sort());
});

test('functions/.env.example names every setting of the functions', () => {
  expect(namesIn('functions/.env.example')).toEqual(Object.keys(SETTINGS).sort());
});
