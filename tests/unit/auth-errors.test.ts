import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import {
  passwordUpdateMessage,
  resendMessage,
  resetRequestMessage,
  signInMessage,
  signUpMessage,
} from '#src/features/auth/auth-errors.ts';
import { ApiError } from '#src/lib/api-client.ts';

const failed = (code: string) => new FirebaseError(code, `Firebase: Error (${code}).`);

describe('what a member reads when the auth service refuses', () => {
  it('does not tell an unknown address from a wrong password', () => {
    for (const code of ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential']) {
      expect(signInMessage(failed(code))).toEqual({ key: 'loginFailed' });
    }
    expect(resetRequestMessage(failed('auth/user-not-found'))).toEqual({ key: 'resetSent' });
  });

  it('does not blame the password for a network that is down', () => {
    expect(signInMessage(failed('auth/network-request-failed'))).toEqual({ key: 'offline' });
  });

  it('names the rule that a sign-up broke', () => {
    expect(signUpMessage(failed('auth/weak-password'))).toEqual({ key: 'passwordTooShort' });
    expect(signUpMessage(failed('auth/invalid-email'))).toEqual({ key: 'invalidEmail' });
  });

  it('maps every other known code to a sentence, and has one for unknown codes', () => {
    expect(signUpMessage(failed('auth/operation-not-allowed'))).toEqual({
      key: 'signUpFailedWith',
      reason: 'operationNotAllowed',
    });
    expect(resendMessage(new ApiError('too-many-requests', 'x'))).toEqual({
      key: 'resendFailedWith',
      reason: 'tooManyConfirmations',
    });
    expect(signUpMessage(failed('auth/brand-new-code'))).toEqual({
      key: 'signUpFailedWith',
      reason: 'other',
    });
  });

  it('names the support when no reset e-mail can be sent', () => {
    expect(resetRequestMessage(failed('auth/internal-error'))).toEqual({ key: 'resetFailed' });
  });

  it('recognises a used or expired link', () => {
    for (const code of ['auth/expired-action-code', 'auth/invalid-action-code']) {
      expect(passwordUpdateMessage(failed(code))).toEqual({ key: 'expiredResetLink' });
    }
  });

  it('calls everything else unexpected', () => {
    for (const describeError of [signInMessage, signUpMessage, passwordUpdateMessage]) {
      expect(describeError(new TypeError('broken'))).toEqual({ key: 'unexpected' });
    }
  });
});
