import { painted } from '@/lib/painted';
import { readSessionHint } from '@/lib/session/session-hint';
import type { EndpointName } from '#shared/api/contract.ts';

const PLAN_ENDPOINT: EndpointName = 'initialize-pricing-plan';

/**
 * On load the page makes sure that the pricing plan exists, and asks for the subscription of a
 * visitor who is logged in (product 14.3). Failures reach the console only.
 */
async function initialisePlan(): Promise<void> {
  const response = await fetch(`/api/${PLAN_ENDPOINT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`${PLAN_ENDPOINT} answered ${response.status}`);
}

void painted.then(() => {
  initialisePlan().catch((error: unknown) => {
    console.error('Training page:', error);
  });
  // What needs Firebase waits in a template: other visitors of a public page never load it.
  const check = document.querySelector<HTMLTemplateElement>('#subscription-check');
  if (check && readSessionHint()) document.body.append(document.importNode(check.content, true));
});
