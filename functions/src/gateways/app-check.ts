import { setting } from '../config.ts';
import { errorCode } from '../error-code.ts';
import { firebaseApp } from './firebase-app.ts';

/** Codes with which the Admin SDK says that the token is at fault. */
const TOKEN_FAULTS: readonly unknown[] = [
  'app-check/app-check-token-expired',
  'app-check/invalid-argument',
];

/**
 * Whether an App Check token says that the call comes from our web app; always true when App Check
 * is not configured (product 25.3).
 *
 * Source: https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export async function isFromOurApp(token: string): Promise<boolean> {
  const appId = setting('APP_CHECK_APP_ID');
  if (appId === undefined) return true;
  const { getAppCheck } = await import('firebase-admin/app-check');
  const verifier = getAppCheck(await firebaseApp());
  try {
    return (await verifier.verifyToken(token)).appId === appId;
  } catch (error) {
    if (TOKEN_FAULTS.includes(errorCode(error))) return false;
    throw error;
  }
}
