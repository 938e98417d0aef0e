/**
 * Limits that the browser and the functions share. Text lengths are in UTF-16 code units
 * (JavaScript's `length`), durations in milliseconds.
 */

/** Default of an endpoint's largest request body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Longest e-mail address (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;

/** Longest one-line text: names, subjects, titles. */
export const MAX_LINE_LENGTH = 200;

/** Longest id of a document, plan, campaign or tool. */
export const MAX_ID_LENGTH = 128;

/** Longest free text in a contact request. */
export const MAX_MESSAGE_LENGTH = 10_000;

/** Working days in which a contact request is answered (docs/operations.md, product 10.15). */
export const ANSWER_WORKDAYS = 2;

/** Longest cursor of a page: an e-mail address and an id, as JSON in base64url. */
export const MAX_CURSOR_LENGTH = 2_048;

/** Longest URL accepted in a request. */
export const MAX_URL_LENGTH = 2_048;

/** Activity text is cut to this many characters (product 23.5). */
export const MAX_ACTIVITY_TEXT_LENGTH = 1_000;

/** Shortest password on reset and sign-up (product 24.2). */
export const MIN_PASSWORD_LENGTH = 6;

/** Most prompts that one call returns (product 24.3). */
export const MAX_PROMPTS = 620;

/**
 * A prompt is shown and counted only when its trimmed content is longer than this (product 19.2).
 */
export const MIN_PROMPT_CONTENT_LENGTH = 50;

/** Newest activity rows that `/api/me` returns. */
export const RECENT_ACTIVITY_COUNT = 5;

/** A visit of the members' area lasts this long; what comes later is another one. */
export const VISIT_MS = 4 * 60 * 60_000;

/** Competitors beside the brand in the dashboard's picture of the newest answers. */
export const SHOWN_RIVALS = 3;

/** The order names the number of members from this one on (product 6.9). */
export const MIN_SHOWN_MEMBERS = 50;

/** Time after which a sign-in with Google shows that it takes long (product 3.15). */
export const OAUTH_WAIT_MS = 8_000;

/** The dashboard stops waiting and offers a retry after this long (product 7.9). */
export const DASHBOARD_LOADING_CAP_MS = 10_000;

/** Confetti after a first payment (product 7.7). */
export const CONFETTI_MS = 3_000;

/** The `welcome` and `first_time` flags leave the address after this long (product 7.7). */
export const WELCOME_FLAG_MS = 5_000;

/**
 * After a sign-up the page looks this often whether the address was confirmed elsewhere, while it is
 * visible, and stops after `CONFIRMATION_WAIT_MS` (product 3.22).
 */
export const CONFIRMATION_POLL_MS = 4_000;
export const CONFIRMATION_WAIT_MS = 3_600_000;

/** From the reset page's success screen on to sign-in (product 3.13). */
export const RESET_REDIRECT_MS = 3_000;

/** A 'Copied!' marker lasts this long (product 24.1). */
export const COPIED_MS = 2_000;

/** The contact form gives up waiting for an answer after this long. */
export const CONTACT_TIMEOUT_MS = 30_000;

/** The contact form's success animation; then the form is reset (product 10.2). */
export const CONTACT_SUCCESS_MS = 2_000;

/** Most campaigns of the Brand Checker that a member has at once. */
export const MAX_BRAND_CAMPAIGNS = 50;

/** Suggestions for a campaign that a member may ask for in a day (UTC), and all members together. */
export const MAX_SUGGESTIONS_A_DAY = 10;
export const MAX_SUGGESTIONS_IN_ALL = 300;

/** Longest question of a free member's trial; it is one line or two. */
export const MAX_TRIAL_PROMPT_LENGTH = 500;

/** Trial questions of all free members in a day (UTC). */
export const MAX_TRIALS_A_DAY = 100;

/** Attempts of one free member in a day (UTC): those that no model answers are given back. */
export const MAX_TRIAL_ATTEMPTS = 5;

/**
 * A trial question that is still without answers after this long was broken off, and can be asked
 * again; in milliseconds. A call that asks models ends sooner.
 */
export const TRIAL_LOST_MS = 2 * 60_000;

/** Questions that a campaign keeps to be asked, and the most that are suggested. */
export const MAX_CAMPAIGN_QUESTIONS = 20;

/** Spellings and competitors that are suggested, each. */
export const MAX_SUGGESTED_NAMES = 8;

/** Longest description of what a member sells, or where, in place of a site. */
export const MAX_OFFER_LENGTH = 500;

/** Longest name of a brand, a variant or a competitor. */
export const MAX_BRAND_NAME_LENGTH = 100;

/** Most variants, competitors and own domains of a campaign, each. */
export const MAX_BRAND_LIST_ENTRIES = 20;

/** Longest domain, without its final dot (RFC 1035, 2.3.4). */
export const MAX_DOMAIN_LENGTH = 253;

/** Longest comma-separated text of variants: every entry at its longest. */
export const MAX_BRAND_VARIANTS_TEXT_LENGTH = MAX_BRAND_LIST_ENTRIES * (MAX_BRAND_NAME_LENGTH + 2);

/** Longest prompt that a test sends to a model: models are paid by length. */
export const MAX_TEST_PROMPT_LENGTH = 2_000;

/** Most answers of one platform in one call. */
export const MAX_TEST_SAMPLES = 5;

/** Longest stored answer of a model; a longer one is cut. */
export const MAX_ANSWER_LENGTH = 20_000;

/** Tests per page, newest first; the last one's call is always complete. */
export const TESTS_PAGE_SIZE = 20;

/** {@link TESTS_PAGE_SIZE}, of tests with their answers. */
export const ANSWERS_PAGE_SIZE = 100;

/**
 * Most competitors with their own counts over a campaign's lifetime, more than it can have at once.
 * Later ones are only part of the tallies' sum.
 */
export const MAX_COUNTED_COMPETITORS = 30;

/** Days before the newest count that are kept: a year can be compared with the same month before. */
export const COMPETITOR_DAYS = 400;

/** Number of a platform's answers that are searched for the earlier one to the same prompt. */
export const EARLIER_SEARCH = 300;

/** Wait for a call that asks models, in milliseconds: Hosting gives a function 60 s. */
export const MODEL_CALL_TIMEOUT_MS = 58_000;

/** Deleting or securing an account needs a sign-in that is no older, in milliseconds (product 8.2). */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** A session lasts this long unless it is renewed, in milliseconds: the longest that Firebase allows. */
export const SESSION_MS = 14 * 24 * 60 * 60_000;

/** A session is made of an ID token that was issued no longer ago, in milliseconds. */
export const SESSION_TOKEN_AGE_MS = 5 * 60_000;

/**
 * How long a membership stays active after its period while the event of the next one is missing,
 * in milliseconds.
 */
export const PERIOD_GRACE_MS = 3 * 24 * 60 * 60_000;

/** Memberships that a member can withdraw from before another order is refused. */
export const MAX_WITHDRAWALS = 2;

/** Rows of a page of a member's own data. */
export const OWN_DATA_PAGE = 100;

/** Most rows of a page of an operator's list, as the page shows it. */
export const OPERATIONS_PAGE = 25;

/** Rows that one call of an operator's CSV export returns, and of the whole file at most. */
export const OPERATIONS_EXPORT_PAGE = 500;
export const MAX_OPERATIONS_EXPORT = 5_000;

/**
 * Maximum age of the sign-in for an operator's changes, mails and exports, in milliseconds (product
 * 29.12).
 */
export const OPERATOR_SIGN_IN_MS = 60 * 60_000;

/** Longest note or reason of an operator. */
export const MAX_NOTE_LENGTH = 1_000;

/** Longest answer of an operator, and most answers to a contact request: its row keeps them. */
export const MAX_REPLY_LENGTH = 5_000;
export const MAX_REPLIES = 20;

/** Longest message to support, and most messages and answers of a thread: its row keeps them. */
export const MAX_SUPPORT_LENGTH = 4_000;
export const MAX_SUPPORT_MESSAGES = 40;

/** Threads of a page of a member's messages. */
export const SUPPORT_PAGE = 10;

/** Working days in Berlin after the day of a message until which it is answered (product 10.12). */
export const SUPPORT_WORKDAYS = 2;

/** Notices that an operator's "Today" names. */
export const TODAY_NOTICES = 5;

/** Days after which Stripe has given up on an invoice that could not be paid. */
export const FAILED_PAYMENT_DAYS = 30;

/** Days after which no dispute about a payment is open: 120 to raise it, and about 60 to decide. */
export const DISPUTED_PAYMENT_DAYS = 180;

/** Most prompts of a campaign's schedule; a run has three answers for each, with every platform. */
export const MAX_SCHEDULED_PROMPTS = 10;

/** Longest prompt of a schedule; it is one line, and every list of campaigns carries it. */
export const MAX_SCHEDULED_PROMPT_LENGTH = 500;

/** Cited domains that the report of a run names, of the new and of the lost ones each. */
export const MAX_REPORTED_CITATIONS = 10;

/** Most searches in the web for one answer; each is paid. */
export const MAX_SEARCHES_PER_ANSWER = 2;

/** Most pages that are kept of one answer: those that it cites, and those that its searches found. */
export const MAX_CITED_PAGES = 50;
export const MAX_RETRIEVED_PAGES = 100;

/** Most search queries that are kept of one answer: a search can have several. */
export const MAX_SEARCH_QUERIES = 10;
