import type { auth } from '@/i18n/en/auth';
import { ApiError } from '@/lib/api-client';

export type MessageKey = keyof (typeof auth)['messages'];
export type ReasonKey = keyof (typeof auth)['reasons'];

/** A text of the dictionary and what goes into its `{message}`. */
export interface AuthMessage {
  key: MessageKey;
  reason?: ReasonKey;
}

/** The code of an error that Firebase Auth threw, `auth/...`; null for any other error. */
export function authErrorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('auth/') ? code : null;
}

/** Firebase's own messages are English and only repeat the code. */
const REASONS: Partial<Record<string, ReasonKey>> = {
  'auth/operation-not-allowed': 'operationNotAllowed',
  'auth/admin-restricted-operation': 'operationNotAllowed',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/quota-exceeded': 'tooManyRequests',
  'auth/user-disabled': 'userDisabled',
  'auth/user-not-found': 'userNotFound',
  'auth/password-does-not-meet-requirements': 'passwordNotAllowed',
};

function reasonOf(code: string): ReasonKey {
  return REASONS[code] ?? 'other';
}

/** Sign-in: every reason that lies in the credentials reads the same. */
export function signInMessage(error: unknown): AuthMessage {
  switch (authErrorCode(error)) {
    case 'auth/network-request-failed':
      return { key: 'offline' };
    case 'auth/internal-error':
    case 'auth/too-many-requests':
      return { key: 'tryAgain' };
    case null:
      return { key: 'unexpected' };
    default:
      return { key: 'loginFailed' };
  }
}

/** Sign-up. An existing account is not an error text: the form asks back. */
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

/** Resending the confirmation, which our own endpoint does. */
export function resendMessage(error: unknown): AuthMessage {
  const code = error instanceof ApiError ? error.code : null;
  switch (code) {
    case 'too-many-requests':
      return { key: 'resendFailedWith', reason: 'tooManyConfirmations' };
    case 'invalid-input':
      return { key: 'invalidEmail' };
    case 'network':
      return { key: 'offline' };
    default:
      return { key: 'resendFailed' };
  }
}

/** Asking for a reset link: an unknown address reads like a known one. */
export function resetRequestMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  if (code === 'auth/user-not-found') return { key: 'resetSent' };
  if (code === 'auth/invalid-email') return { key: 'invalidEmail' };
  return { key: 'resetFailed' };
}

/** Saving a new password. */
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

/** Opening the link for a new address. */
export function changeLinkMessage(error: unknown): AuthMessage {
  switch (authErrorCode(error)) {
    case 'auth/email-already-in-use':
      return { key: 'addressTaken' };
    case 'auth/network-request-failed':
    case null:
      return { key: 'unexpected' };
    default:
      return { key: 'expiredChangeLink' };
  }
}

/** Opening the link that gives the former address back. */
export function recoveryLinkMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  const isOurs = code === null || code === 'auth/network-request-failed';
  return { key: isOurs ? 'unexpected' : 'expiredRecoveryLink' };
}
