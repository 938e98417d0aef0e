import { setting } from '../config.ts';
import { logWarning } from '../log.ts';
import { budgetReport } from '../mail/operator-budget.ts';
import { readSpending } from '../stores/model-spending.ts';
import { sendMailOnce } from '../stores/outgoing-mail.ts';

/** Members' own questions go on until so much of the month's money is spent: they have paid for them. */
const QUESTIONS_STOP_AT = 1.1;

/** What the month's money for models allows (product 21.29). */
export type Budget =
  | 'open'
  /** Runs by schedule wait for the next month, or until the operator raises the budget. */
  | 'schedules-stopped'
  /** Members' questions are refused too. */
  | 'stopped';

/**
 * Compares what the models of all members have cost this month with BRAND_MONTHLY_BUDGET_USD. The operator
 * gets one e-mail a month when runs by schedule stop, and one when questions do.
 */
export async function readBudget(now: Date): Promise<Budget> {
  const limit = setting('BRAND_MONTHLY_BUDGET_USD');
  const spent = (await readSpending(now)) / 1_000_000;
  const budget = budgetOf(spent, limit);
  if (budget !== 'open') {
    logWarning('money for models used up', { budget, limit_usd: limit, spent_usd: spent });
    const key = `model-budget-${now.toISOString().slice(0, 7)}-${budget}`;
    await sendMailOnce([{ key, mail: budgetReport(budget, { spent, limit }) }], now);
  }
  return budget;
}

function budgetOf(spent: number, limit: number): Budget {
  if (spent < limit) return 'open';
  return spent < limit * QUESTIONS_STOP_AT ? 'schedules-stopped' : 'stopped';
}
