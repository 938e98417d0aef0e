import type { Difference, LedgerRun } from '#shared/entities/ledger-run.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { setting } from '../config.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { MAIL_TEXTS, type Mail } from './compose.ts';
import { operatorMail } from './operator.ts';

/** Differences that the e-mail lists; the page has more. */
const MAX_LINES = 50;

/** Report of the nightly ledger to the operator (product 5.18). */
export function ledgerReport(run: Omit<LedgerRun, 'id'>): Mail {
  const locale = setting('OPERATOR_LOCALE');
  const { ledger: words } = MAIL_TEXTS[locale].operator;
  const of = (mended: boolean) => run.differences.filter((each) => each.mended === mended);
  const count = (texts: { one: string; other: string }, amount: number, values = {}) =>
    fill(amount === 1 ? texts.one : texts.other, {
      ...values,
      count: amount.toLocaleString(LOCALE_TAGS[locale]),
    });
  const members = count(words.members, run.members);
  const section = (heading: string, all: readonly Difference[], total: number): MailBlock[] => {
    if (total === 0) return [];
    const shown = all.slice(0, MAX_LINES);
    const list = shown.map(({ kind, object_id: id }) => `${words.kinds[kind]}: ${id}`);
    const rest = total - shown.length;
    return [
      { heading },
      { list: rest === 0 ? list : [...list, fill(words.more, { count: rest })] },
    ];
  };
  return operatorMail(fill(words.subject, { line: count(words.line, run.found, { members }) }), [
    ...section(words.left, of(false), run.left),
    ...section(words.mended, of(true), run.found - run.left),
    { link: words.toPage, href: `${siteUrl(ROUTES.operations, locale)}#ledger` },
  ]);
}
