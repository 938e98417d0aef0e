import { createHash, randomBytes } from 'node:crypto';
import type { GoogleAccount } from './accounts.ts';

/** What the site asked for when it sent the visitor here. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE, S256 (RFC 7636). */
  challenge: string;
}

interface Grant {
  request: AuthorizeRequest;
  account: GoogleAccount;
  expiresAt: number;
}

/** Lifetime of a code in milliseconds (RFC 6749, 4.1.2: at most ten minutes). */
const CODE_LIFETIME_MS = 10 * 60_000;

/** Codes that were given out and not used yet. */
export class Grants {
  readonly #grants = new Map<string, Grant>();

  issue(request: AuthorizeRequest, account: GoogleAccount): string {
    const code = `4/${randomBytes(24).toString('base64url')}`;
    this.#grants.set(code, { request, account, expiresAt: Date.now() + CODE_LIFETIME_MS });
    return code;
  }

  /**
   * Uses a code up, whatever comes of it.
   *
   * @returns null when it is unknown, used, expired, of another address or of another verifier
   */
  redeem(code: string, redirectUri: string, verifier: string): Grant | null {
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (!grant || grant.expiresAt < Date.now() || grant.request.redirectUri !== redirectUri) {
      return null;
    }
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return challenge === grant.request.challenge ? grant : null;
  }
}
