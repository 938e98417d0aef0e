import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const statements = rules.replace(/\/\/.*/g, '');

test('the rules deny every read and write of every document, and contain nothing else', () => {
  expect(statements.match(/match [^\n]+ \{/g)).toEqual([
    'match /databases/{database}/documents {',
    'match /{document=**} {',
  ]);
  expect(statements.match(/allow[^;]*;?/g)).toEqual(['allow read, write: if false;']);
});
