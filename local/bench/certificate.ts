import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** One value of DER: its tag, its length, its content (X.690). */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const bytes = size < 256 ? [size] : [size >> 8, size & 0xff];
  const length = size < 128 ? bytes : [0x80 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const SEQUENCE = 0x30;
const ecdsaWithSha256 = der(SEQUENCE, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = der(0x06, Buffer.from('550403', 'hex'));
const name = der(
  SEQUENCE,
  der(0x31, der(SEQUENCE, commonName, der(0x0c, Buffer.from('127.0.0.1')))),
);

function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

interface Certificate {
  key: string;
  cert: string;
  fingerprint: string;
}

function selfSign(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' });
  const now = Date.now();
  const day = 86_400_000;
  const body = der(
    SEQUENCE,
    // Version 3, the only one that browsers take.
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    der(SEQUENCE, utcTime(new Date(now - day)), utcTime(new Date(now + day))),
    name,
    publicInfo,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = der(SEQUENCE, body, ecdsaWithSha256, signature);
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(publicInfo).digest('base64'),
  };
}

/**
 * A certificate for this run, signed by itself: browsers speak HTTP/2 over TLS alone. Node has no
 * function that makes one.
 */
export const CERTIFICATE = selfSign();

/** Makes Chromium trust it. With errors that are only ignored, Chromium caches nothing. */
export const TRUST_FLAG = `--ignore-certificate-errors-spki-list=${CERTIFICATE.fingerprint}`;
