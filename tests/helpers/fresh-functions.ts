import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, vi } from 'vitest';

/**
 * Runs before each file of function tests. Files share a process and with it the vendors' SDKs; our
 * own modules, the settings and the Admin SDK's apps start anew, as in a new instance of a function.
 */
vi.resetModules();
const environment = { ...process.env };

afterAll(async () => {
  process.env = environment;
  await Promise.all(getApps().map((app) => deleteApp(app)));
});
