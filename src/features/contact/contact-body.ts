import { clearDraft, readDraft } from '@/lib/draft';

/** Answers that a questionnaire may have left for this browser session. */
const ANSWERS_KEY = 'questionnaire_answers';

/** Needed by the page alone. */
const NOT_SENT = ['agreed'];

/** What is sent: the fields and, as indented JSON, the answers of the questionnaire. */
export function contactBody(data: FormData): FormData {
  const body = new FormData();
  for (const [name, value] of data) {
    // Only a robot fills the honeypot; form services need not see the empty field.
    if (!NOT_SENT.includes(name) && !(name === 'website' && value === '')) body.append(name, value);
  }
  const answers = readDraft(ANSWERS_KEY);
  if (answers !== undefined) body.set(ANSWERS_KEY, JSON.stringify(answers, null, 2));
  return body;
}

export function forgetAnswers(): void {
  clearDraft(ANSWERS_KEY);
}
