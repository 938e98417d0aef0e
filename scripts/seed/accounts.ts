/** Every demo account's password; it opens nothing but the local stack. */
export const DEMO_PASSWORD = 'anlauf-demo';

/** Accounts of the local stack, one for each role (product 4.3, 27.3). */
export const DEMO_ACCOUNTS = [
  { uid: 'demo-free', email: 'free@example.test', name: 'Frida Free', role: 'free' },
  { uid: 'demo-premium', email: 'premium@example.test', name: 'Paul Premium', role: 'premium' },
  { uid: 'demo-admin', email: 'admin@example.test', name: 'Ada Admin', role: 'admin' },
] as const;
