import { randomInt } from 'node:crypto';
import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import type { EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { CONSENTS } from '#shared/rules/consents.ts';
import { functionsUrl, HOST, type PortName } from '../environment.ts';

/** The product's own calls, as a browser makes them, for seeding and for tests. */
export function localApi(ports: Record<PortName, number>) {
  const functions = `${functionsUrl(ports)}/api/api`;

  async function post<T>(
    url: string,
    body: object,
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

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
    /** Reads the store, for nobody in particular. */
    pricingPlans: () => post<EndpointOutput<'pricing-plans'>>(`${functions}/pricing-plans`, {}),
    logIn,
    /** ID token of an account of the Auth emulator. */
    signIn: async (email: string, password: string) => (await logIn(email, password)).idToken,
    /** Agrees to what the sign-up form asks for. */
    async agree(token: string) {
      await post(`${functions}/consents`, { agree: CONSENTS }, token);
    },
    /** Reconciled with Stripe first. */
    me: (token: string) =>
      post<EndpointOutput<'me'>>(`${functions}/me`, { reconcile: true }, token),
    brandChecker: (token: string, request: EndpointRequest<'brand-checker'>) =>
      post<EndpointOutput<'brand-checker'>>(`${functions}/brand-checker`, request, token),
    /** Sends one of the public forms from an address that nobody else's limit counts. */
    sendForm: <N extends 'contact' | 'contract-notice'>(name: N, body: object) =>
      post<EndpointOutput<N>>(`${functions}/${name}`, body, undefined, {
        'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
      }),
    async openCheckout(token: string, planId: string) {
      const reply = await post<EndpointOutput<'create-checkout-session'>>(
        `${functions}/create-checkout-session`,
        { planId },
        token,
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
