import { join } from 'node:path';
import { localizedPath, parseLocalizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { VAT_PERCENT } from '#shared/rules/money.ts';
import { startEmulators } from './emulators.ts';
import {
  functionsEnvironment,
  functionsUrl,
  HOST,
  PROJECT_ID,
  type PortName,
} from './environment.ts';
import { startFirestore } from '@anlauf/firestore-emulator';
import { startGoogle } from '@anlauf/google-emulator';
import { startModels } from '@anlauf/models-emulator';
import { startMailbox } from '@anlauf/mailbox-emulator';
import { startSites } from '@anlauf/sites-emulator';
import { seed } from './seed/seed.ts';
import { startStripe } from '@anlauf/stripe-emulator';

export interface StackOptions {
  root: string;
  ports: Record<PortName, number>;
  /** `built` serves dist through the Hosting emulator; `dev` leaves the site to Astro. */
  site: 'built' | 'dev';
  /** Folder that keeps accounts, documents and subscriptions between runs. */
  stateFolder?: string;
  /** Called as each step begins. */
  onStep(title: string): void;
}

export interface Stack {
  stop(): Promise<void>;
  /** Settles with the reason when a part ends by itself. */
  failed: Promise<string>;
}

interface Part {
  stop(): Promise<void>;
}

/**
 * Starts everything the product needs on this machine: our emulators first, then Firebase's
 * emulators, then the seed. A failure stops what was already started.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { root, ports, stateFolder, onStep } = options;
  const environment = functionsEnvironment(ports);
  const parts: Part[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  const stateFile = (name: string) => (stateFolder ? { stateFile: join(stateFolder, name) } : {});
  // Where Google's emulator can be had (it is a download), it can take ours' place.
  const officialFirestore = process.env['FIRESTORE_EMULATOR'] === 'official';
  try {
    onStep('Our emulators: Firestore, Stripe, language models, Google, test sites');
    if (!officialFirestore) {
      parts.push(
        await startFirestore({
          host: HOST,
          port: ports.firestore,
          indexesFile: join(root, 'firestore.indexes.json'),
          ...stateFile('firestore.json'),
        }),
      );
    }
    parts.push(
      await startStripe({
        host: HOST,
        port: ports.stripe,
        webhookUrl: `${functionsUrl(ports)}/stripeWebhook`,
        webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
        enabledEvents: STRIPE_EVENTS,
        apiKey: environment.STRIPE_SECRET_KEY,
        taxPercent: VAT_PERCENT,
        ...stateFile('stripe.json'),
      }),
    );
    parts.push(await startModels({ host: HOST, port: ports.models }));
    parts.push(await startSites({ host: HOST, port: ports.sites }));
    parts.push(
      await startGoogle({
        host: HOST,
        port: ports.google,
        clientId: environment.GOOGLE_CLIENT_ID,
        clientSecret: environment.GOOGLE_CLIENT_SECRET,
        redirectUri: environment.SITE_URL + ROUTES.login,
      }),
    );
    onStep('Firebase emulators: Auth, Functions, Hosting');
    const emulators = await startEmulators({
      root,
      ports,
      environment,
      only: [
        'auth',
        'functions',
        ...(options.site === 'built' ? (['hosting'] as const) : []),
        ...(officialFirestore ? (['firestore'] as const) : []),
      ],
      ...(stateFolder ? { stateFolder: join(stateFolder, 'emulators') } : {}),
    });
    parts.push(emulators);
    onStep('Plans, prompts and demo accounts');
    await seed({ root, environment });
    parts.push(
      await startMailbox({
        host: HOST,
        port: ports.mailbox,
        authUrl: `http://${HOST}:${ports.auth}`,
        firestore: environment.FIRESTORE_EMULATOR_HOST,
        projectId: PROJECT_ID,
        siteLink: (link) => siteLink(link, environment.SITE_URL),
      }),
    );
    return { stop, failed: emulators.exited };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The site's page for an action link; Firebase's template setting does the same in production. */
function siteLink(actionLink: string, siteUrl: string): string {
  const parameters = new URL(actionLink).searchParams;
  const continueUrl = parameters.get('continueUrl');
  const { locale } = parseLocalizedPath(continueUrl ? new URL(continueUrl).pathname : '/');
  const link = new URL(localizedPath(ROUTES.resetPassword, locale), siteUrl);
  for (const name of ['mode', 'oobCode', 'continueUrl']) {
    const value = parameters.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  link.searchParams.set('lang', locale);
  return link.href;
}
