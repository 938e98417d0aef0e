import type { Context } from 'hono';
import type { EndpointName, EndpointOutput } from '#shared/api/contract.ts';
import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import { formFailedPath } from '#src/routes.ts';
import type { NativeForm } from '../call.ts';
import { limitBody, readNativeForm } from './body.ts';
import type { ApiEnv } from './context.ts';
import { logError } from './errors.ts';
import { isNativeFormType } from './form-body.ts';
import { declaredBody } from './raw-requests.ts';
import { sendResultPage } from './result-page.ts';

/** Whether the browser itself has submitted the form, without JavaScript, and will show the response. */
export function isNativeFormPost(c: Context<ApiEnv>): boolean {
  return (
    /\btext\/html\b/i.test(c.req.header('accept') ?? '') &&
    isNativeFormType(declaredBody(c.env.incoming).contentType)
  );
}

/**
 * Runs the endpoint on the fields of a form that was submitted without JavaScript (product 10.5). The
 * response is a page in the form's language, or a redirect (303) to a prerendered page: after a failure
 * to the one that explains what to do. Redirects only lead to our own routes.
 */
export async function answerNativeForm<N extends EndpointName>(
  c: Context<ApiEnv>,
  { toInput, routeOf, resultOf }: NativeForm<N>,
  run: (body: Record<string, unknown>) => Promise<EndpointOutput<N>>,
): Promise<Response> {
  let fields: Record<string, string> = {};
  // The prefix is written for English too: Hosting negotiates the language of an unprefixed path.
  const localeOf = () => parseLocale(fields['locale'] ?? null);
  const redirectTo = (path: string) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(`/${localeOf()}${path}`, 303);
  };
  try {
    await limitBody(MAX_BODY_BYTES)(c, () => Promise.resolve());
    fields = await readNativeForm(c);
    const output = await run(toInput(fields));
    const result = resultOf(fields, output, localeOf());
    return typeof result === 'string'
      ? redirectTo(result)
      : await sendResultPage(c, result, localeOf());
  } catch (error) {
    logError(c, error);
    return redirectTo(formFailedPath(routeOf(fields)));
  }
}
