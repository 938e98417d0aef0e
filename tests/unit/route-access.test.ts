import { describe, expect, it } from 'vitest';
import { decideAccess } from '#shared/rules/route-access.ts';

const free = { state: 'signed-in', premium: false, admin: false } as const;
const premium = { state: 'signed-in', premium: true, admin: false } as const;

describe('access to members’ pages', () => {
  it.each(['member', 'premium', 'admin'] as const)(
    'waits on a %s page while the token is read',
    (access) => {
      expect(decideAccess({ state: 'loading' }, access)).toBe('wait');
    },
  );

  it.each(['member', 'premium', 'admin'] as const)(
    'leads a signed-out visitor of a %s page to sign-in',
    (access) => {
      expect(decideAccess({ state: 'signed-out' }, access)).toBe('sign-in');
    },
  );

  it('opens member pages to every member', () => {
    expect(decideAccess(free, 'member')).toBe('allow');
    expect(decideAccess(premium, 'member')).toBe('allow');
  });

  it('opens premium pages by the claim alone', () => {
    expect(decideAccess(premium, 'premium')).toBe('allow');
  });

  it('asks the server before it refuses a premium page', () => {
    expect(decideAccess(free, 'premium')).toBe('check');
  });

  it('opens the operator’s page only after the server has named an admin', () => {
    expect(decideAccess(free, 'admin')).toBe('check');
    expect(decideAccess(premium, 'admin')).toBe('check');
    expect(decideAccess({ ...free, admin: true }, 'admin')).toBe('allow');
  });
});
