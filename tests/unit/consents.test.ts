import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import {
  changedConsents,
  CONSENT_VERSIONS,
  hasConsented,
  missingConsents,
  type ConsentName,
} from '#shared/rules/consents.ts';
import { signUpProblem } from '#shared/rules/sign-up.ts';

const NOW = new Date('2026-05-01T08:00:00.000Z');

/** The texts of the consents, in both languages. */
function textsOf(name: ConsentName): string[] {
  return (['en', 'de'] as const).map((locale) => {
    const { privacyConsent, marketingConsent } = dictionary(locale).auth.signUp;
    return name === 'privacy' ? privacyConsent : marketingConsent;
  });
}

test.each([
  ['privacy', '2026-11-26', '22b3'],
  ['communications', '2026-11-25', 'abb1'],
] as const)('the text of %s has the version that is stored with it', (name, version, mark) => {
  // A change of a text raises its version, and updates both here.
  const hash = createHash('sha256').update(textsOf(name).join('\n')).digest('hex');
  expect([CONSENT_VERSIONS[name], hash.slice(0, 4)]).toEqual([version, mark]);
});

test.each(['en', 'de'])(
  'the privacy policy in %s is of the version that members agree to',
  (locale) => {
    const file = new URL(`../../src/content/legal/${locale}/privacy.mdx`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toContain(`\nupdated: ${CONSENT_VERSIONS.privacy}\n`);
  },
);

test('what was taken back is known, and not missing', () => {
  const both = { agree: ['privacy', 'communications'] as const, withdraw: [] };
  const given = changedConsents({}, both, NOW);
  expect(missingConsents({})).toEqual(['privacy', 'communications']);
  expect(missingConsents(given)).toEqual([]);
  const taken = changedConsents(given, { agree: [], withdraw: ['communications'] }, NOW);
  expect(hasConsented(taken, 'communications')).toBe(false);
  expect(hasConsented(taken, 'privacy')).toBe(true);
  expect(missingConsents(taken)).toEqual([]);
});

test('whether communications are required is one setting', () => {
  const values = {
    firstName: 'Mia',
    lastName: 'Muster',
    email: 'mia@example.test',
    password: 'secret1',
    confirmPassword: 'secret1',
    gdprConsent: true,
    marketingConsent: false,
  };
  expect(signUpProblem(values)).toBe('marketingRequired');
  expect(signUpProblem(values, false)).toBeNull();
});
