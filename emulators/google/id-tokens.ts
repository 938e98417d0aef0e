import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import type { GoogleAccount } from './accounts.ts';

const KEY_ID = 'local-google';

export interface IdTokens {
  /** Signs an ID token (OpenID Connect Core 1.0, section 2), valid for an hour. */
  sign(account: GoogleAccount, nonce: string): Promise<string>;
  /** The public key, as the key set's one entry. */
  publicKey: JWK;
}

/**
 * ID tokens as Google signs them, RS256, with a key that lives as long as the emulator.
 *
 * @param issuer asked for at each signature, because the port is known only after the start
 */
export async function createIdTokens(issuer: () => string, clientId: string): Promise<IdTokens> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' },
    sign: ({ email, name }, nonce) =>
      new SignJWT({ azp: clientId, email, email_verified: true, name, nonce })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .setIssuer(issuer())
        .setAudience(clientId)
        // The same person is the same subject in every run.
        .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21))
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}
