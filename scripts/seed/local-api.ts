import { randomInt } from 'node:crypto';
import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import type { EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { CONSENTS } from '#shared/rules/consents.ts';
import { functionsUrl, HOST, type PortName } from '../environment.ts';

/** From an address of its own, so that no limit is shared. */
const ownAddress = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` });

/** The product's own calls, as a browser makes them, for seeding and for tests. */
export function localApi(ports: Record<PortName, number>) {
  const functions = `${functionsUrl(ports)}/api/api`;

  /** Sends JSON, to our own calls as a page of the site does. */
  async function send(
    url: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  const post = async <T>(url: string, body: object, cookie?: string): Promise<T> =>
    (await (await send(url, body, cookie === undefined ? {} : { cookie })).json()) as T;

  /** What the Auth emulator answers to a sign-in (Auth REST, accounts:signInWithPassword). */
  const logIn = (email: string, password: string) =>
    post<{ localId: string; idToken: string; refreshToken: string; expiresIn: string }>(
      `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
      { email, password, returnSecureToken: true },
    );

  return {
    async initializePlan() {
      const reply = await post<EndpointOutput<'initialize-pricing-plan'>>(
        `${functions}/initialize-pricing-plan`,
        {},
      );
      return reply.plan;
    },
    /** Reads the store without a session. */
    pricingPlans: () => post<EndpointOutput<'pricing-plans'>>(`${functions}/pricing-plans`, {}),
    logIn,
    /** The `Cookie` header of a new session. */
    async signIn(email: string, password: string): Promise<string> {
      const { idToken } = await logIn(email, password);
      const { headers } = await send(`${functions}/session`, { idToken }, ownAddress());
      const [cookie = ''] = headers.getSetCookie();
      return cookie.slice(0, cookie.indexOf(';'));
    },
    /** Agrees to what the sign-up form asks for. */
    async agree(email: string, password: string): Promise<void> {
      const { idToken } = await logIn(email, password);
      await send(`${functions}/consents`, { idToken, agree: CONSENTS }, ownAddress());
    },
    /** What `me` answers, compared with Stripe first. */
    reconcile: (cookie: string) =>
      post<EndpointOutput<'reconcile'>>(`${functions}/reconcile`, {}, cookie),
    /** Cancels the membership to its period's end. */
    cancel: (cookie: string) =>
      post<EndpointOutput<'cancel-subscription'>>(`${functions}/cancel-subscription`, {}, cookie),
    brandChecker: (cookie: string, request: EndpointRequest<'brand-checker'>) =>
      post<EndpointOutput<'brand-checker'>>(`${functions}/brand-checker`, request, cookie),
    /** Sends one of the public forms. */
    sendForm: async <N extends 'contact' | 'contract-notice'>(name: N, body: object) => {
      const response = await send(`${functions}/${name}`, body, ownAddress());
      return (await response.json()) as EndpointOutput<N>;
    },
    async openCheckout(cookie: string, planId: string) {
      const reply = await post<EndpointOutput<'create-checkout-session'>>(
        `${functions}/create-checkout-session`,
        { planId },
        cookie,
      );
      return reply.url;
    },
    /** Pays on the hosted checkout page of the local Stripe with the test card that succeeds. */
    async pay(checkoutUrl: string) {
      const response = await payWithCard(checkoutUrl);
      if (response.status !== 303) throw new Error(`Checkout answered ${response.status}`);
    },
  };
}
