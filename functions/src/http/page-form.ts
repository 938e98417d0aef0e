import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseLocale } from '#src/i18n/locales.ts';
import { formOutcomePath, type FormOutcome } from '#src/routes.ts';
import { ApiError } from '../api-error.ts';
import type { PageForm } from '../call.ts';
import { setting } from '../config.ts';
import { readPageForm } from './body.ts';
import { toErrorResponse } from './errors.ts';
import { isPageFormType } from './form-body.ts';
import { declaredBody, type FrameworkRequest } from './raw-requests.ts';
import { redirectTo } from './respond.ts';

/** Whether a browser posts a form by itself and shows what comes back: there is no script. */
export function isPageFormPost(request: FrameworkRequest): boolean {
  return (
    request.method === 'POST' &&
    /\btext\/html\b/i.test(request.headers.accept ?? '') &&
    isPageFormType(declaredBody(request).contentType)
  );
}

/**
 * Runs the endpoint on the fields of a prerendered form and sends the browser on to the page, in the
 * form's language, that says what came of it. The address is made of our own routes alone.
 *
 * @throws ApiError `forbidden` when the form is not a page of this site
 */
export async function answerPageForm(
  { toInput, routeOf }: PageForm,
  run: (body: Record<string, unknown>) => Promise<unknown>,
  request: FrameworkRequest,
  response: ServerResponse,
): Promise<void> {
  requireOwnPage(request);
  let fields: Record<string, string> = {};
  const redirect = (outcome: FormOutcome) => {
    // Named also when it is English: an address without language would be negotiated.
    const locale = parseLocale(fields['locale'] ?? null);
    redirectTo(response, `/${locale}${formOutcomePath(routeOf(fields), outcome)}`);
  };
  try {
    fields = await readPageForm(request);
    await run(toInput(fields));
  } catch (error) {
    // For the log; whoever posted the form reads the page.
    toErrorResponse(error, { endpoint: routeOf(fields) });
    redirect('failed');
    return;
  }
  redirect('sent');
}

/** Other sites' forms could post in a visitor's name; browsers say which page a post comes from. */
function requireOwnPage({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? headers.origin === new URL(setting('SITE_URL')).origin
      : site === 'same-origin';
  if (!isOwn) throw new ApiError('forbidden', 'This form is not on our site.');
}
