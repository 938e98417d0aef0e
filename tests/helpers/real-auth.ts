import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { HOST, PROJECT_ID } from '#scripts/environment.ts';

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
  /** A session cookie as Google would sign it, but for the change. */
  cookie: (uid: string, change?: TokenChange) => Promise<string>;
  stop: () => Promise<void>;
}

const KEY_ID = 'a-key-of-google';

/** Where Google has the keys of session cookies; those of ID tokens are under `/robot/`. */
const SESSION_KEYS = '/identitytoolkit/v3/relyingparty/publicKeys';

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
    void answer(request, response, { publicKey, privateKey }, accounts);
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
    cookie: (uid, change = {}) => sign(sessionOf(idToken(uid)), privateKey, change),
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
    firebase: { sign_in_provider: 'password', identities: {} },
  };
}

/** https://firebase.google.com/docs/auth/admin/manage-cookies#verify_session_cookies_using_a_third-party_jwt_library */
function sessionOf(claims: JWTPayload): JWTPayload {
  return { ...claims, iss: `https://session.firebase.google.com/${PROJECT_ID}` };
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
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  accounts: RealAuth['accounts'],
): Promise<void> {
  const path = request.url ?? '';
  const body = await text(request);
  if (path.startsWith('/robot/') || path === SESSION_KEYS) {
    send(response, { [KEY_ID]: toPem(publicKey) });
  } else if (path.endsWith(':createSessionCookie')) {
    const { idToken: token, validDuration } = JSON.parse(body) as Record<string, string>;
    const claims = sessionOf(decodeJwt(token ?? ''));
    const iat = Math.floor(Date.now() / 1000);
    const session = { ...claims, iat, exp: iat + Number(validDuration) };
    send(response, { sessionCookie: await sign(session, privateKey, {}) });
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
