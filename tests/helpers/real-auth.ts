import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { SignJWT, type JWTPayload } from 'jose';
import { HOST, PROJECT_ID } from '#local/environment.ts';

export interface RealAccount {
  localId: string;
  disabled?: boolean;
  /** Sign-ins before this are over, in seconds since 1970. */
  validSince?: string;
}

/** How a token differs from a good one of the member. */
export interface TokenChange {
  kid?: string;
  key?: KeyObject | Uint8Array;
  algorithm?: string;
  claims?: Record<string, unknown>;
}

/** Google's side of Firebase Auth as the functions meet it in the cloud: keys, accounts, metadata. */
export interface RealAuth {
  accounts: Map<string, RealAccount>;
  /** The public key that tokens are checked with, as PEM. */
  publicKey: string;
  /** An ID token as Google would sign it, but for the change. */
  token: (uid: string, change?: TokenChange) => Promise<string>;
  /** An App Check token of a web app, but for the change. */
  appToken: (appId: string, change?: TokenChange) => Promise<string>;
  stop: () => Promise<void>;
}

const KEY_ID = 'a-key-of-google';

const toPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

export const pairOfKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * Lets the Admin SDK of this process run as in the cloud, without the emulator, which takes any
 * unsigned token: every HTTPS request that would go to Google comes here.
 */
export async function startRealAuth(): Promise<RealAuth> {
  const { publicKey, privateKey } = pairOfKeys();
  const accounts = new Map<string, RealAccount>();
  const server = createServer((request, response) => {
    void answer(request, response, publicKey, accounts);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new https.Agent();
  // Google's hosts are fixed in the SDK; the connection is what we can choose.
  agent.createConnection = () => connect(port, HOST);
  const usual = https.globalAgent;
  https.globalAgent = agent;
  Object.assign(process.env, {
    GCE_METADATA_HOST: `${HOST}:${port}`,
    METADATA_SERVER_DETECTION: 'assume-present',
  });
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    accounts,
    publicKey: toPem(publicKey),
    token: (uid, change = {}) => sign(idToken(uid), privateKey, change),
    appToken: (appId, change = {}) => sign(appCheckToken(appId), privateKey, change),
    stop: async () => {
      https.globalAgent = usual;
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** The claims of a token that was issued a minute ago and holds for an hour. */
function times(): { iat: number; exp: number } {
  const now = Math.floor(Date.now() / 1000);
  return { iat: now - 60, exp: now + 3_540 };
}

function idToken(uid: string): JWTPayload {
  const { iat, exp } = times();
  return {
    sub: uid,
    user_id: uid,
    aud: PROJECT_ID,
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    iat,
    auth_time: iat,
    exp,
    email: `${uid}@example.test`,
    email_verified: true,
  };
}

/** https://firebase.google.com/docs/app-check/custom-resource-backend#other */
function appCheckToken(appId: string): JWTPayload {
  const aud = ['projects/1', `projects/${PROJECT_ID}`];
  return { sub: appId, aud, iss: 'https://firebaseappcheck.googleapis.com/1', ...times() };
}

function sign(payload: JWTPayload, ownKey: KeyObject, change: TokenChange): Promise<string> {
  const { kid = KEY_ID, key = ownKey, algorithm = 'RS256', claims = {} } = change;
  return new SignJWT({ ...payload, ...claims })
    .setProtectedHeader({ alg: algorithm, kid })
    .sign(key);
}

/** What Google answers to what the SDK asks. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  publicKey: KeyObject,
  accounts: RealAuth['accounts'],
): Promise<void> {
  const path = request.url ?? '';
  const body = await text(request);
  if (path.startsWith('/robot/')) {
    send(response, { [KEY_ID]: toPem(publicKey) });
  } else if (path === '/v1/jwks') {
    const key = publicKey.export({ format: 'jwk' });
    send(response, { keys: [{ ...key, kid: KEY_ID, alg: 'RS256', use: 'sig' }] });
  } else if (path.startsWith('/computeMetadata/')) {
    send(response, { access_token: 'of-the-machine', expires_in: 3_600, token_type: 'Bearer' });
  } else if (path.endsWith(':lookup')) {
    const { localId = [] } = JSON.parse(body) as { localId?: string[] };
    const users = localId.flatMap((uid) => accounts.get(uid) ?? []);
    send(response, users.length > 0 ? { users } : {});
  } else {
    response.writeHead(404).end();
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'metadata-flavor': 'Google' });
  response.end(JSON.stringify(body));
}
