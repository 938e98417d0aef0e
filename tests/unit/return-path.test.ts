import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '#shared/rules/return-path.ts';

const ORIGIN = 'https://site.example';

describe('the path that sign-in returns to', () => {
  it('keeps a path of the site with its query and fragment', () => {
    expect(safeReturnPath('/de/dashboard?showPayment=true#x', ORIGIN)).toBe(
      '/de/dashboard?showPayment=true#x',
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    `/${'a'.repeat(3_000)}`,
  ])('forgets %j', (path) => {
    expect(safeReturnPath(path, ORIGIN)).toBeNull();
  });

  it('has nothing to return to when nothing was remembered', () => {
    expect(safeReturnPath(null, ORIGIN)).toBeNull();
  });
});
