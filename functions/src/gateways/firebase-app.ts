import type { App } from 'firebase-admin/app';

let app: Promise<App> | undefined;

async function initialize(): Promise<App> {
  const { initializeApp } = await import('firebase-admin/app');
  return initializeApp();
}

/**
 * The Admin SDK's app, made on first use so that importing the bundle stays fast (product 26.12).
 */
export function firebaseApp(): Promise<App> {
  app ??= initialize();
  return app;
}
