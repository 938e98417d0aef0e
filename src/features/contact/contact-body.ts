import { clearDraft, readDraft } from '@/lib/draft';

/** Session storage key of a questionnaire's answers. */
const ANSWERS_KEY = 'questionnaire_answers';

/** Needed by the page alone. */
const NOT_SENT = ['agreed'];

/** The request body: the fields and, as indented JSON, the answers of the questionnaire. */
export function contactBody(data: FormData): FormData {
  const body = new FormData();
  for (const [name, value] of data) {
    // The empty honeypot is not sent to form services; only robots fill it.
    if (!NOT_SENT.includes(name) && !(name === 'website' && value === '')) body.append(name, value);
  }
  const answers = readDraft(ANSWERS_KEY);
  if (answers !== undefined) body.set(ANSWERS_KEY, JSON.stringify(answers, null, 2));
  return body;
}

export function forgetAnswers(): void {
  clearDraft(ANSWERS_KEY);
}
