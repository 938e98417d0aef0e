import { describe, expect, it } from 'vitest';
import { emailAddress, isEmail } from '#shared/entities/email.ts';
import { newPasswordProblem, signUpProblem } from '#shared/rules/sign-up.ts';

const complete = {
  firstName: 'Mia',
  lastName: 'Muster',
  email: 'mia@example.test',
  password: 'secret1',
  confirmPassword: 'secret1',
  gdprConsent: true,
  marketingConsent: true,
};

describe('sign-up', () => {
  it('accepts a complete form', () => {
    expect(signUpProblem(complete)).toBeNull();
  });

  it.each(['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const)(
    'asks for %s before anything else',
    (field) => {
      expect(signUpProblem({ ...complete, [field]: '', gdprConsent: false })).toBe(
        'fieldsRequired',
      );
    },
  );

  it('does not take blanks for a name', () => {
    expect(signUpProblem({ ...complete, firstName: '  ' })).toBe('fieldsRequired');
  });

  it('wants the same password twice', () => {
    expect(signUpProblem({ ...complete, confirmPassword: 'secret2' })).toBe('passwordsDiffer');
  });

  it('wants both consents', () => {
    expect(signUpProblem({ ...complete, gdprConsent: false })).toBe('privacyRequired');
    expect(signUpProblem({ ...complete, marketingConsent: false })).toBe('marketingRequired');
  });

  it('leaves the password’s length to the auth service', () => {
    expect(signUpProblem({ ...complete, password: 'a', confirmPassword: 'a' })).toBeNull();
  });
});

describe('a new password', () => {
  it('must be the same twice', () => {
    expect(newPasswordProblem('secret1', 'secret2')).toBe('resetPasswordsDiffer');
  });

  it('has at least six characters', () => {
    expect(newPasswordProblem('12345', '12345')).toBe('passwordTooShort');
    expect(newPasswordProblem('123456', '123456')).toBeNull();
  });
});

describe('an e-mail address', () => {
  it('has a name, one @ and a domain with a dot, for forms and calls alike', () => {
    expect(isEmail('mia@example.test')).toBe(true);
    expect(emailAddress.safeParse('mia@example.test').success).toBe(true);
    const long = `${'m'.repeat(242)}@example.test`;
    for (const text of ['mia', 'mia@', '@example.test', 'mia@example', 'a b@example.test', long]) {
      expect(isEmail(text)).toBe(false);
      expect(emailAddress.safeParse(text).success).toBe(false);
    }
  });
});
