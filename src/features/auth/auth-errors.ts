import type { auth } from '@/i18n/en/auth';

export type MessageKey = keyof (typeof auth)['messages'];

/** A text of the dictionary and what goes into its `{message}`. */
export interface AuthMessage {
  key: MessageKey;
  /** In the auth service's words. */
  reason?: string;
}

/** The code of an error that Firebase Auth threw, `auth/...`; null for any other error. */
export function authErrorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('auth/') ? code : null;
}

/** Firebase's messages only repeat the code, so the code itself is made readable. */
function reasonOf(code: string): string {
  return code.slice('auth/'.length).replaceAll('-', ' ');
}

/** Sign-in (P section 8): every reason that lies in the credentials reads the same. */
export function signInMessage(error: unknown): AuthMessage {
  switch (authErrorCode(error)) {
    case 'auth/network-request-failed':
    case 'auth/internal-error':
    case 'auth/too-many-requests':
      return { key: 'tryAgain' };
    case null:
      return { key: 'unexpected' };
    default:
      return { key: 'loginFailed' };
  }
}

/** Sign-up (P sections 5 and 8). An existing account is not an error text: the form asks back. */
export function signUpMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  switch (code) {
    case 'auth/invalid-email':
      return { key: 'invalidEmail' };
    case 'auth/weak-password':
      return { key: 'passwordTooShort' };
    case 'auth/network-request-failed':
      return { key: 'signUpFailed' };
    case null:
      return { key: 'unexpected' };
    default:
      return { key: 'signUpFailedWith', reason: reasonOf(code) };
  }
}

const CREDENTIAL_CODES = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/missing-password',
  'auth/network-request-failed',
]);

/** Resending the confirmation (P section 8). */
export function resendMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  if (code === null || CREDENTIAL_CODES.has(code)) return { key: 'resendFailed' };
  return { key: 'resendFailedWith', reason: reasonOf(code) };
}

/** Asking for a reset link: an unknown address reads like a known one. */
export function resetRequestMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  if (code === 'auth/user-not-found') return { key: 'resetSent' };
  if (code === 'auth/invalid-email') return { key: 'invalidEmail' };
  return { key: 'resetFailed' };
}

/** Saving a new password (P section 8). */
export function passwordUpdateMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  switch (code) {
    case 'auth/expired-action-code':
    case 'auth/invalid-action-code':
      return { key: 'expiredResetLink' };
    case 'auth/weak-password':
      return { key: 'passwordTooShort' };
    case 'auth/network-request-failed':
    case null:
      return { key: 'unexpected' };
    default:
      return { key: 'updateFailedWith', reason: reasonOf(code) };
  }
}
