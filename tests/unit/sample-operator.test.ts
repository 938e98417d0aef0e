import { expect, test } from 'vitest';
import { isSamplePerson, requireOperator, sampleFacts } from '#src/integrations/sample-operator.ts';
import { SITE } from '#src/site.config.ts';

/** A real operator, in the shape of the settings. */
const REAL = {
  email: 'hello@sprung.berlin',
  company: { name: 'Sprung GmbH', street: 'Torstraße 1', vatId: 'DE123456789' },
  founded: 2023,
};

test('a real deploy with the sample operator is refused, naming every fact', () => {
  expect(() => requireOperator('firebase')).toThrow(/SITE\.company\.name, .*SITE\.company\.vatId/);
});

test('every fact of the sample that a legal page names is known as one', () => {
  const { city, postalCode, country, supervisoryAuthority, ...company } = SITE.company;
  const facts = sampleFacts({ ...SITE, company });
  const named = ['email', 'company.name', 'company.street', 'company.phone', 'company.vatId'];
  for (const name of [...named, 'company.managingDirector', 'company.register.de']) {
    expect(facts).toContain(`SITE.${name}`);
  }
  expect(facts).toEqual(expect.arrayContaining(['SITE.processors.mail', 'SITE.processors.form']));
  expect([city, postalCode, country.de, supervisoryAuthority.de].join()).not.toMatch(/Muster/);
});

test('the sample author is left out of a real site, so that it does not stop the deploy', () => {
  const author = { name: 'Kim Beispiel', profile: 'https://kim.example' };
  expect(isSamplePerson(author)).toBe(true);
  expect(() => requireOperator('firebase', { ...REAL, author })).not.toThrow();
});

test('a real author with the address of the sample stops the deploy', () => {
  const author = { name: 'Ada Quist', profile: 'https://kim.example' };
  expect(isSamplePerson(author)).toBe(false);
  expect(() => requireOperator('firebase', { ...REAL, author })).toThrow('SITE.author.profile');
});

test('the sample builds for this machine, and a real operator for the world', () => {
  expect(() => requireOperator('local')).not.toThrow();
  expect(() => requireOperator('firebase', REAL)).not.toThrow();
});
