import type { App } from 'firebase-admin/app';

/** The Admin SDK's app, made on first use so that importing the bundle stays fast (design 8). */
export async function firebaseApp(): Promise<App> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  return getApps()[0] ?? initializeApp();
}
