import type { Context } from 'hono';
import { MAX_BODY_BYTES } from '#shared/limits.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import { formOutcomePath, type FormOutcome } from '#src/routes.ts';
import type { PageForm } from '../call.ts';
import { limitBody, readPageForm } from './body.ts';
import type { ApiEnv } from './context.ts';
import { logError } from './errors.ts';
import { isPageFormType } from './form-body.ts';
import { declaredBody } from './raw-requests.ts';

/** Whether a browser posts a form by itself and shows what comes back: there is no script. */
export function isPageFormPost(c: Context<ApiEnv>): boolean {
  return (
    /\btext\/html\b/i.test(c.req.header('accept') ?? '') &&
    isPageFormType(declaredBody(c.env.incoming).contentType)
  );
}

/**
 * Runs the endpoint on the fields of a prerendered form and sends the browser on to the page, in the
 * form's language, that says what came of it: with GET, so that reloading it posts nothing again. The
 * address is made of our own routes alone.
 */
export async function answerPageForm(
  c: Context<ApiEnv>,
  { toInput, routeOf }: PageForm,
  run: (body: Record<string, unknown>) => Promise<void>,
): Promise<Response> {
  let fields: Record<string, string> = {};
  const redirect = (outcome: FormOutcome) => {
    // Named also when it is English: an address without language would be negotiated.
    const locale = parseLocale(fields['locale'] ?? null);
    c.header('Cache-Control', 'no-store');
    return c.redirect(`/${locale}${formOutcomePath(routeOf(fields), outcome)}`, 303);
  };
  try {
    await limitBody(MAX_BODY_BYTES)(c, () => Promise.resolve());
    fields = await readPageForm(c);
    await run(toInput(fields));
    return redirect('sent');
  } catch (error) {
    logError(c, error);
    return redirect('failed');
  }
}
