import { useEffect, type RefObject } from 'react';
import { callApi } from '@/lib/api-client';
import { readSessionHint } from '@/lib/session/session-hint';

/**
 * Fills in what is known of a member who is signed in, so that it need only be confirmed (§ 356a (2)
 * BGB): name, address and contract, each where nothing is written yet.
 */
export function useMemberFields(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (readSessionHint() === undefined) return;
    const leaving = new AbortController();
    void knownFields(leaving.signal).then((known) => {
      for (const [name, value] of Object.entries(known)) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement && field.value === '') field.value = value;
      }
    });
    return () => leaving.abort();
  }, [form]);
}

/** Nothing when the session is over or the server does not answer: the form works without. */
async function knownFields(signal: AbortSignal): Promise<Record<string, string>> {
  try {
    const { profile, subscription } = await callApi('me', {}, { signal });
    const { name, email } = profile;
    const number = subscription?.stripe_subscription_id ?? null;
    if (subscription === null || number === null) return { name, email };
    return { name, email, contract: `${subscription.plan_name}, ${number}` };
  } catch {
    return {};
  }
}
