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
 * language, or sends the browser on to a prerendered one, with GET: after a failure to the page that
 * explains what to do. The address is made of our own routes alone.
 */
export async function answerPageForm<N extends EndpointName>(
  c: Context<ApiEnv>,
  { toInput, routeOf, resultOf }: PageForm<N>,
  run: (body: Record<string, unknown>) => Promise<EndpointOutput<N>>,
): Promise<Response> {
  let fields: Record<string, string> = {};
  // A path names English too: an address without language would be negotiated.
  const localeOf = () => parseLocale(fields['locale'] ?? null);
  const sendOn = (path: string) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(`/${localeOf()}${path}`, 303);
  };
  try {
    await limitBody(MAX_BODY_BYTES)(c, () => Promise.resolve());
    fields = await readPageForm(c);
    const output = await run(toInput(fields));
    const result = resultOf(fields, output, localeOf());
    return typeof result === 'string'
      ? sendOn(result)
      : await sendResultPage(c, result, localeOf());
  } catch (error) {
    logError(c, error);
    return sendOn(formFailedPath(routeOf(fields)));
  }
}
