import { readSessionHint } from '../../lib/session-hint';
import type { EndpointName } from '../../shared/api/contract';

const PLAN_ENDPOINT: EndpointName = 'initialize-pricing-plan';

/**
 * On load the page makes sure that the pricing plan exists (C section 4, Training page). Whether the
 * visitor subscribes already comes from the session hint and not from `/api/me`: that call needs a
 * token, and public pages never load Firebase (P section 2). Failures reach the console only.
 */
async function initialisePlan(): Promise<void> {
  const response = await fetch(`/api/${PLAN_ENDPOINT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`${PLAN_ENDPOINT} answered ${response.status}`);
}

addEventListener('load', () => {
  document.documentElement.dataset['subscription'] = readSessionHint()?.premium ? 'active' : 'none';
  initialisePlan().catch((error: unknown) => {
    console.error('Training page:', error);
  });
});
