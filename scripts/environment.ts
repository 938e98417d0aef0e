import { EMULATOR_KEY } from '@anlauf/models-emulator/key';

/**
 * Ports and emulator settings of the local stack. `LOCAL_PORT_OFFSET` shifts every port,
 * so that two checkouts can run side by side. Nothing here is a secret: each value only opens an
 * emulator on this machine.
 */

/** In the order of their ports, beginning with {@link FIRST_PORT}. */
const SERVERS = [
  'hosting',
  'functions',
  'auth',
  'firestore',
  'stripe',
  'models',
  'google',
  'mailbox',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'sites',
] as const;

const FIRST_PORT = 5000;

/** What browsers and `fetch` refuse to open (Fetch standard, "bad port"), above the system's ports. */
const REFUSED_PORTS = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
]);

export type PortName = (typeof SERVERS)[number];

/** `demo-` projects never reach a real backend (Firebase emulator suite). */
export const PROJECT_ID = 'demo-anlauf';

/** Region of every function, EU for data protection. */
export const REGION = 'europe-west3';

export const HOST = '127.0.0.1';

/**
 * The stack's ports, next to each other from {@link FIRST_PORT} + offset on, so that any offset works.
 * Ports that browsers refuse are passed over.
 *
 * @throws when the offset leaves no room for all of them
 */
export function localPorts(
  offset = Number(process.env.LOCAL_PORT_OFFSET ?? 0),
): Record<PortName, number> {
  let port = FIRST_PORT + offset;
  const entries = SERVERS.map((name) => {
    while (REFUSED_PORTS.has(port)) port += 1;
    return [name, port++] as const;
  });
  if (!Number.isInteger(offset) || port > 65_536 || FIRST_PORT + offset < 1_024) {
    throw new Error(
      'LOCAL_PORT_OFFSET must be a whole number from -3900 to 60000, like 3000: it is added to port 5000.',
    );
  }
  return Object.fromEntries(entries) as Record<PortName, number>;
}

/** The OAuth client that `emulators/google` knows. */
const GOOGLE_CLIENT_ID = 'local-client.apps.googleusercontent.example';

/** Environment of the functions, the seed and the emulators. */
export function functionsEnvironment(ports: Record<PortName, number>) {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    // Keeps Google's client libraries from asking for the cloud's metadata server at start.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    SITE_URL: `http://${HOST}:${ports.hosting}`,
    OPERATOR_SIGN_IN: 'password',
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET: 'local-google-secret',
    GOOGLE_TOKEN_URL: `http://${HOST}:${ports.google}/token`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_API_BASE: `http://${HOST}:${ports.stripe}`,
    OPENAI_API_KEY: EMULATOR_KEY,
    ANTHROPIC_API_KEY: EMULATOR_KEY,
    GEMINI_API_KEY: EMULATOR_KEY,
    OPENAI_MODEL: 'gpt-4o-mini',
    ANTHROPIC_MODEL: 'claude-sonnet',
    GEMINI_MODEL: 'gemini-pro',
    MODEL_API_BASE: `http://${HOST}:${ports.models}`,
    TEST_SITES_BASE: `http://${HOST}:${ports.sites}`,
  } satisfies Record<string, string>;
}

/** Origin and path of the functions in the Functions emulator. */
export function functionsUrl(ports: Record<PortName, number>): string {
  return `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}`;
}

/** Environment of the site's build. `PUBLIC_` values end up in the browser. */
export function siteEnvironment(ports: Record<PortName, number>) {
  return {
    PUBLIC_SITE_URL: `http://${HOST}:${ports.hosting}`,
    PUBLIC_FIREBASE_PROJECT_ID: PROJECT_ID,
    PUBLIC_FIREBASE_API_KEY: 'demo-key',
    PUBLIC_FIREBASE_AUTH_DOMAIN: `${HOST}:${ports.hosting}`,
    PUBLIC_GOOGLE_CLIENT_ID: GOOGLE_CLIENT_ID,
    PUBLIC_GOOGLE_AUTHORIZE_URL: `http://${HOST}:${ports.google}/o/oauth2/v2/auth`,
    PUBLIC_AUTH_EMULATOR: `http://${HOST}:${ports.auth}`,
    PUBLIC_CLAIMS: 'all',
  } satisfies Record<string, string>;
}
