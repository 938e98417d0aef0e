/** Limits of the public site check (product 32). */

/** Checks from one network in an hour, and of everybody in a day (UTC). */
export const MAX_AI_CHECKS_AN_HOUR = 5;
export const MAX_AI_CHECKS_A_DAY = 500;

/** Pages of a site that a check reads. */
export const MAX_CHECKED_PAGES = 5;

/** Longest address that is typed, and the longest path of a page that is read besides. */
export const MAX_CHECKED_ADDRESS = 500;

/** How far a robots.txt is read: crawlers must read 500 KiB (RFC 9309, 2.5). */
export const MAX_ROBOTS_BYTES = 500 * 1_024;

/** The longest wait for a check, in milliseconds: reading takes 40 s, Hosting gives 60 s. */
export const AI_CHECK_TIMEOUT_MS = 55_000;
