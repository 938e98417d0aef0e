import { logFailure } from '../log.ts';
import { database } from './database.ts';

/** Longest wait for the store, in milliseconds: monitors give up after a few seconds. */
const TIMEOUT_MS = 3_000;

/** Whether one document can be read in time. Its absence is an answer too. */
export async function canRead(): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  try {
    return await Promise.race([read(), isLate]);
  } catch (error) {
    logFailure('health', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function read(): Promise<true> {
  await (await database()).collection('pricing_plans').doc('health').get();
  return true;
}
