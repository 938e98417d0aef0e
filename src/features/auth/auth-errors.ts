import type { auth } from '@/i18n/en/auth';
import { ApiError } from '@/lib/api-client';

export type MessageKey = keyof (typeof auth)['messages'];
export type ReasonKey = keyof (typeof auth)['reasons'];

/** A message of the dictionary, and the reason that fills its `{message}`. */
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

/** The message for a failed sign-in; all wrong credentials have the same. */
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

/**
 * The message for a failed sign-up. Existing accounts have none: the form asks whether to resend
 * the confirmation.
 */
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

/** The message when our endpoint could not resend the confirmation. */
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

/** The message for a reset link; unknown addresses have the same as known ones. */
export function resetRequestMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  if (code === 'auth/user-not-found') return { key: 'resetSent' };
  if (code === 'auth/invalid-email') return { key: 'invalidEmail' };
  return { key: 'resetFailed' };
}

/** The message when a new password could not be saved. */
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

/** The message when the link for a new address failed. */
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

/** The message when the link that restores the former address failed. */
export function recoveryLinkMessage(error: unknown): AuthMessage {
  const code = authErrorCode(error);
  const isOurs = code === null || code === 'auth/network-request-failed';
  return { key: isOurs ? 'unexpected' : 'expiredRecoveryLink' };
}
