import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { setting } from '../config.ts';
import { askJudge, pricesOf, type Verdict } from '../gateways/models.ts';
import type { ModelQuestion } from '../gateways/models/generate.ts';
import { logFailure, logWarning } from '../log.ts';
import { budgetReport } from '../mail/operator-budget.ts';
import { answerCostMicroUsd, type AnswerUse, type ModelPrices } from '../model-prices.ts';
import { addSpending, readSpending } from '../stores/model-spending.ts';
import { sendMailOnce } from '../stores/outgoing-mail.ts';

/** Members' own questions go on until so much of the month's money is spent: they have paid for them. */
const QUESTIONS_STOP_AT = 1.1;

/** What answers are reckoned at while a price is not set: those of a dear model, so that the budget holds. */
const DEAR: ModelPrices = { input: 3, output: 15, search: 10 };

/** Counts what an answer cost. It never fails: the answer must not be lost because of the count. */
export async function countCost(
  platform: BrandPlatformId,
  use: AnswerUse,
  now: Date,
): Promise<void> {
  const cost = answerCostMicroUsd(pricesOf(platform), use) ?? answerCostMicroUsd(DEAR, use) ?? 0;
  await addSpending(cost, now).catch((error: unknown) =>
    logFailure('cost of an answer not counted', error, { platform, micro_usd: cost }),
  );
}

/** {@link askJudge}, whose answer costs too; at the prices of ChatGPT's model. */
export async function askCountedJudge<T>(
  question: Required<ModelQuestion>,
  verdict: Verdict<T>,
  now: Date,
  waitMs?: number,
): Promise<T> {
  const { answer, output } = await askJudge(question, verdict, waitMs);
  await countCost('chatgpt', answer, now);
  return output;
}

/** What the month's money for models allows (product 21.14). */
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
  const { budget, spent, limit } = await readMoney(now);
  if (budget !== 'open') {
    logWarning('money for models used up', { budget, limit_usd: limit, spent_usd: spent });
    const key = `model-budget-${now.toISOString().slice(0, 7)}-${budget}`;
    await sendMailOnce([{ key, mail: budgetReport(budget, { spent, limit }) }], now);
  }
  return budget;
}

/** What the models of all members have cost this month, in US dollars, and what that allows. */
export async function readMoney(
  now: Date,
): Promise<{ budget: Budget; spent: number; limit: number }> {
  const limit = setting('BRAND_MONTHLY_BUDGET_USD');
  const spent = (await readSpending(now)) / 1_000_000;
  return { budget: budgetOf(spent, limit), spent, limit };
}

/** Whether there is money for what nobody has paid for; it only reads, and tells no operator. */
export async function isMoneyLeft(now: Date): Promise<boolean> {
  return (await readMoney(now)).budget === 'open';
}

function budgetOf(spent: number, limit: number): Budget {
  if (spent < limit) return 'open';
  return spent < limit * QUESTIONS_STOP_AT ? 'schedules-stopped' : 'stopped';
}
