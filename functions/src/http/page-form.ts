import type { Context } from 'hono';
import type { EndpointName, EndpointOutput } from '#shared/api/contract.ts';
import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import { formFailedPath } from '#src/routes.ts';
import type { PageForm } from '../call.ts';
import { limitBody, readPageForm } from './body.ts';
import type { ApiEnv } from './context.ts';
import { logError } from './errors.ts';
import { isPageFormType } from './form-body.ts';
import { declaredBody } from './raw-requests.ts';
import { sendResultPage } from './result-page.ts';

/** Whether a browser posts a form by itself and shows what comes back: there is no script. */
export function isPageFormPost(c: Context<ApiEnv>): boolean {
  return (
    /\btext\/html\b/i.test(c.req.header('accept') ?? '') &&
    isPageFormType(declaredBody(c.env.incoming).contentType)
  );
}

/**
 * Runs the endpoint on the fields of a prerendered form and answers with a page in the form's
 * language. After a failure the browser is sent on, with GET, to the prerendered page that says what
 * to do; its address is made of our own routes alone.
 */
export async function answerPageForm<N extends EndpointName>(
  c: Context<ApiEnv>,
  { toInput, routeOf, resultOf }: PageForm<N>,
  run: (body: Record<string, unknown>) => Promise<EndpointOutput<N>>,
): Promise<Response> {
  let fields: Record<string, string> = {};
  // A path names English too: an address without language would be negotiated.
  const localeOf = () => parseLocale(fields['locale'] ?? null);
  try {
    await limitBody(MAX_BODY_BYTES)(c, () => Promise.resolve());
    fields = await readPageForm(c);
    const output = await run(toInput(fields));
    return await sendResultPage(c, resultOf(fields, output, localeOf()), localeOf());
  } catch (error) {
    logError(c, error);
    c.header('Cache-Control', 'no-store');
    return c.redirect(`/${localeOf()}${formFailedPath(routeOf(fields))}`, 303);
  }
}
