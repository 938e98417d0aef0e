import { formatMoney } from '#shared/rules/money.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { setting } from '../config.ts';
import { MAIL_TEXTS, type Mail } from './compose.ts';
import { operatorMail } from './operator.ts';

/** The money for the models of all members is used up for this month; amounts in US dollars. */
export function budgetReport(
  state: 'schedules-stopped' | 'stopped',
  { spent, limit }: { spent: number; limit: number },
): Mail {
  const locale = setting('OPERATOR_LOCALE');
  const { budget: words } = MAIL_TEXTS[locale].operator;
  const usd = (amount: number) => formatMoney(Math.round(amount * 100), 'USD', LOCALE_TAGS[locale]);
  const { subject, text } = words.states[state];
  return operatorMail(subject, [
    { text },
    {
      facts: [
        [words.spent, usd(spent)],
        [words.limit, usd(limit)],
      ],
    },
    { text: words.todo },
  ]);
}
