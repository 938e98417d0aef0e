import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Connection } from './connection.ts';

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /public/{id} { allow read: if true; }
    match /members/{id} { allow get: if request.auth.uid == id; }
  }
}`;

let connection: Connection;

beforeAll(async () => {
  connection = await connect({ rules: RULES });
  await connection.admin.doc('public/p').set({ n: 1 });
  await connection.admin.doc('members/ada').set({ n: 1 });
});
afterAll(() => connection.close());

const nowSeconds = () => Math.floor(Date.now() / 1000);

function unsignedToken(claims: object, header: object = { alg: 'none', typ: 'JWT' }): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode(header)}.${encode(claims)}.`;
}

const valid = () => ({
  sub: 'ada',
  user_id: 'ada',
  aud: connection.projectId,
  iss: `https://securetoken.google.com/${connection.projectId}`,
  iat: nowSeconds() - 10,
  exp: nowSeconds() + 3600,
});

const readMember = (token: string) => getDoc(doc(connection.web(token), 'members/ada'));

describe('ID tokens', () => {
  test("the Auth emulator's unsigned token signs its user in", async () => {
    expect((await readMember(unsignedToken(valid()))).exists()).toBe(true);
  });

  test.each([
    ['has expired', () => unsignedToken({ ...valid(), exp: nowSeconds() - 1 })],
    ['never expires', () => unsignedToken({ ...valid(), exp: undefined })],
    ['is for another project', () => unsignedToken({ ...valid(), aud: 'demo-other' })],
    ['names no user', () => unsignedToken({ ...valid(), sub: '', user_id: '' })],
    ['claims a signature', () => unsignedToken(valid(), { alg: 'RS256' })],
    ['is no token', () => 'nonsense'],
  ])('a token that %s is refused, even for what is public', async (_why, token) => {
    const web = connection.web(token());
    const refused = { code: 'unauthenticated' };
    await expect(getDoc(doc(web, 'public/p'))).rejects.toMatchObject(refused);
  });
});

describe('the HTTP face', () => {
  const documents = () => `projects/${connection.projectId}/databases/(default)/documents`;
  const post = (call: string, body: string) =>
    fetch(`http://${connection.address}/v1/${documents()}:${call}`, { method: 'POST', body });

  test('answers a preflight from any page', async () => {
    const response = await fetch(`http://${connection.address}/v1/${documents()}:batchGet`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:5000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5000');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test("errors have Google's shape and HTTP status", async () => {
    const denied = await post(
      'batchGet',
      JSON.stringify({ documents: [`${documents()}/secret/s`] }),
    );
    expect(denied.status).toBe(403);
    expect(denied.headers.get('access-control-allow-origin')).toBe('*');
    const body = (await denied.json()) as unknown;
    const [answer] = Array.isArray(body) ? (body as unknown[]) : [body];
    expect(answer).toMatchObject({ error: { code: 403, status: 'PERMISSION_DENIED' } });
  });

  test('a body that is not JSON is a bad request', async () => {
    expect((await post('commit', '{')).status).toBe(400);
    expect((await post('commit', '[]')).status).toBe(400);
  });
});

test('a document of another project is out of reach', async () => {
  const elsewhere = `projects/demo-other/databases/(default)/documents`;
  const body = JSON.stringify({ documents: [`${elsewhere}/public/p`] });
  const url = `http://${connection.address}/v1/projects/${connection.projectId}/databases/(default)/documents:batchGet`;
  const response = await fetch(url, { method: 'POST', body });
  expect(response.status).toBe(400);
});
