import { useEffect, type RefObject } from 'react';
import { callApi } from '@/lib/api-client';
import { readSessionHint } from '@/lib/session/session-hint';

/**
 * Fills in the empty fields of a signed-in member, so that they need only be confirmed (§ 356a (2)
 * BGB): name, address and contract.
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

/**
 * Returns no fields when the session has expired or the server does not answer: the form works
 * without them.
 */
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
