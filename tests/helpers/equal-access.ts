import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

declare global {
  interface Window {
    /** There once the page has run the source of IBM's engine. */
    ace: { Checker: new () => Checker };
  }
}

const { resolve } = createRequire(import.meta.url);
/** One file that asks no server for anything. */
const SOURCE = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What the engine takes for a violation and we have decided otherwise. */
const DECIDED = [
  // Axe measures contrast, in both themes. This engine cannot read the colours of `color-mix()`.
  /^text_contrast_sufficient: /,
  // The skip link is the first thing of all, before the consent banner and any landmark.
  /^aria_content_in_landmark: <a [^>]*href="#content"/,
  // A user name that is an email address: HTML allows both together.
  /^input_autocomplete_valid: <input (?=[^>]*type="email")[^>]*autocomplete="username"/,
  // What scrolls must be reachable by keyboard (WCAG 2.1.1); its role and name describe it.
  /^element_tabbable_role_valid: <(div|pre) (?=[^>]*tabindex="0")[^>]*role="(group|region)"/,
  // The heading of a group of columns: the engine knows `rowgroup`, and not HTML's `colgroup`.
  /^table_headers_related: <th [^>]*scope="colgroup"/,
  // A point of a chart, which takes the arrow keys in its `application`.
  /^element_tabbable_role_valid: <path (?=[^>]*tabindex="0")[^>]*role="img"/,
];

/**
 * What IBM's checker (Equal Access) takes for violations of WCAG 2.2 AA on the page as it is:
 * it judges names, roles and landmarks by rules of its own. It takes 0.2 to 0.5 s, a long page 2 s.
 */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(SOURCE);
  const faults = await page.evaluate(async () => {
    // The engine takes what is laid out only in view for hidden, labels of fields too.
    const parts = document.querySelectorAll<HTMLElement>('.laid-out-in-view');
    for (const part of parts) part.style.contentVisibility = 'visible';
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    for (const part of parts) part.style.contentVisibility = '';
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, snippet, message }) => `${ruleId}: ${snippet} ${message}`);
  });
  return faults.filter((fault) => !DECIDED.some((known) => known.test(fault)));
}
