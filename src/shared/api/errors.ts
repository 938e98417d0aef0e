/**
 * Every error code that `/api/**` answers with, and its HTTP status (product 22.4). The body of an
 * error is always `{ error, code }`: an English sentence for developers, and the code that the
 * interface translates.
 */
export const API_ERRORS = {
  'invalid-json': 400,
  'invalid-input': 400,
  'invalid-signature': 400,
  unauthenticated: 401,
  forbidden: 403,
  'email-not-verified': 403,
  /** The account lacks consents that a session requires. */
  'consents-required': 403,
  /** The account's deletion is unfinished; only `delete-account` is allowed. */
  'deletion-unfinished': 403,
  'premium-required': 403,
  'admin-required': 403,
  /** An admin's session with another sign-in provider than operators must use. */
  'operator-sign-in-required': 403,
  /** Deleting or securing an account, and the operator's actions, need a recent sign-in. */
  'recent-sign-in-required': 403,
  'unknown-endpoint': 404,
  'plan-not-found': 404,
  'subscription-not-found': 404,
  'contract-not-found': 404,
  'campaign-not-found': 404,
  'test-not-found': 404,
  'run-not-found': 404,
  /** The list of things to do has no such item (any more). */
  'advice-not-found': 404,
  'prompt-not-found': 404,
  'lesson-not-found': 404,
  /** No such live Q&A, or it is over. */
  'event-not-found': 404,
  'own-prompt-not-found': 404,
  'member-not-found': 404,
  /** No such contact request, contract notice or confirmation. */
  'entry-not-found': 404,
  'method-not-allowed': 405,
  'already-subscribed': 409,
  /** The member has withdrawn from as many memberships as one can, and is asked to write first. */
  'order-refused': 409,
  /** The plan's price is another one at Stripe. */
  'price-differs': 409,
  /** The plan's price is another one than the order showed. */
  'price-changed': 409,
  /** One month's notice is not possible: in the first year, or when the period ends sooner. */
  'notice-not-possible': 409,
  /** No contract is within its time for withdrawal. */
  'withdrawal-not-possible': 409,
  /** Ended with one month's notice: the rest is refunded, so it cannot be resumed. */
  'notice-given': 409,
  'event-in-progress': 409,
  /** Another operator has changed it meanwhile; the message contains who, when and what. */
  'changed-meanwhile': 409,
  /** The member has reached the limit of campaigns. */
  'campaign-limit-reached': 409,
  /** Only platforms that may not be asked with web search were to be asked with it. */
  'search-not-offered': 409,
  /** The campaign keeps MAX_SOURCE_KINDS choices of sources' kinds. */
  'source-kind-limit-reached': 409,
  /** The campaign has no answer with web search that advice could rest on. */
  'advice-needs-answers': 409,
  /** The campaign's lists of things to do for this month are used up. */
  'advice-limit-reached': 409,
  /** The list has as many findings of the site check as it can. */
  'advice-full': 409,
  /** The member has reached the limit of own prompts or of their text. */
  'own-prompt-limit-reached': 409,
  /** The own prompt was changed meanwhile, in another tab or on another device. */
  'own-prompt-changed': 409,
  /** The free question was asked before, with another account of the same mailbox. */
  'trial-used': 409,
  /** Premium members ask in the Brand Checker. */
  'trial-for-free-members': 409,
  'payload-too-large': 413,
  /** A site that somebody typed: a name, port or scheme that is not fetched. */
  'site-not-public': 422,
  /** It redirects too often or to something else than a web page. */
  'site-redirect': 422,
  'site-unreachable': 422,
  'site-too-slow': 422,
  'site-too-large': 422,
  /** It is no HTML page, or none that can be read. */
  'site-not-html': 422,
  /** It answered with a status that is no success. */
  'site-refused': 422,
  /** The page has no text without scripts. */
  'site-empty': 422,
  /** The values of a prompt are longer than can be stored. */
  'values-too-long': 413,
  'too-many-requests': 429,
  /**
   * The member's model answers for today are used up; the quota of `brand-checker` has the reset
   * time.
   */
  'quota-reached': 429,
  /** The member has asked for as many suggestions for a campaign as there are in a day. */
  'suggestions-used-up': 429,
  /** The member's web searches of the month, or of the day, are used up or too few. */
  'search-month-reached': 429,
  'search-day-reached': 429,
  internal: 500,
  'payment-provider-failed': 502,
  /** Stripe opened a checkout and named no page for it. */
  'no-checkout-url': 502,
  /** A language model refused, was interrupted or returned an unreadable answer. */
  'model-failed': 502,
  'service-unavailable': 503,
  /** A language model's provider is overloaded or limits us. */
  'model-busy': 503,
  /** All callers together have used up today's model answers, suggestions or site checks. */
  'service-quota-reached': 503,
  /** All members together have used up the month's money for models. */
  'budget-reached': 503,
  'model-timeout': 504,
} as const satisfies Record<string, number>;

export type ApiErrorCode = keyof typeof API_ERRORS;

export interface ApiErrorBody {
  error: string;
  code: ApiErrorCode;
}
