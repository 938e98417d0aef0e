import { LOCAL_LLM_KEY } from './llm/key.ts';

/**
 * Ports and emulator settings of the local stack. `LOCAL_PORT_OFFSET` shifts every port,
 * so that two checkouts can run side by side. Nothing here is a secret: each value only opens an
 * emulator on this machine.
 */

const BASE_PORTS = {
  hosting: 5000,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  stripe: 12111,
  llm: 12112,
  google: 12113,
  mailbox: 12114,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
} as const;

export type PortName = keyof typeof BASE_PORTS;

/** `demo-` projects never reach a real backend (Firebase emulator suite). */
export const PROJECT_ID = 'demo-anlauf';

/** Region of every function, EU for data protection. */
export const REGION = 'europe-west3';

export const HOST = '127.0.0.1';

/** The stack's ports after {@link LOCAL_PORT_OFFSET}. */
export function localPorts(
  offset = Number(process.env.LOCAL_PORT_OFFSET ?? 0),
): Record<PortName, number> {
  return Object.fromEntries(
    Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset]),
  ) as Record<PortName, number>;
}

/** The OAuth client that `local/google` knows. */
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
    OPENAI_API_KEY: LOCAL_LLM_KEY,
    ANTHROPIC_API_KEY: LOCAL_LLM_KEY,
    GEMINI_API_KEY: LOCAL_LLM_KEY,
    OPENAI_MODEL: 'gpt-4o-mini',
    ANTHROPIC_MODEL: 'claude-sonnet',
    GEMINI_MODEL: 'gemini-pro',
    MODEL_API_BASE: `http://${HOST}:${ports.llm}`,
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
  } satisfies Record<string, string>;
}
