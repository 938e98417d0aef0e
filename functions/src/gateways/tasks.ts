import { firebaseApp } from './firebase-app.ts';

/** The function that asks a member's question, and where it runs (index.ts). */
const QUESTIONS = 'locations/europe-west3/functions/brandQuestion';

export interface QuestionTask {
  run_id: string;
}

/**
 * Wakes the function that asks a member's question, at once. The run's id names the task, so that a run has
 * one.
 *
 * @throws when the queue cannot be reached
 */
export async function wakeQuestion(run_id: string): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  await getFunctions(await firebaseApp())
    .taskQueue<QuestionTask>(QUESTIONS)
    .enqueue({ run_id }, { id: run_id });
}
