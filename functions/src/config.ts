import { defineSecret } from 'firebase-functions/params';
import { z } from 'zod';
import { MODEL_SETTINGS } from './model-settings.ts';
import { demoAddress, localAddress } from './local-address.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { SITE } from '#src/site.config.ts';

/**
 * Every setting of the functions: its shape and what to do when it is missing. Read on first use,
 * so that importing the bundle needs no environment and an endpoint needs only its own settings.
 */
export const SETTINGS = {
  SITE_URL: {
    schema: z.url({ protocol: /^https?$/ }),
    help: 'the site’s public origin, e.g. https://example.com; set it in functions/.env.<project id>',
  },
  OPERATOR_EMAIL: {
    schema: z.email().default(SITE.email),
    help: 'the address that reads contact requests, contract notices and what Stripe leaves to a person; leave it unset for the one of src/site.config.ts',
  },
  OPERATOR_LOCALE: {
    schema: z.enum(LOCALES).default('de'),
    help: 'the language of the operator’s e-mails, en or de; de unless set',
  },
  OPERATOR_SIGN_IN: {
    schema: z.enum(['google.com', 'password']).default('google.com'),
    help: 'how admins must have signed in for the operator’s page, google.com or password; google.com unless set, because a Google account has a second factor',
  },
  GOOGLE_CLIENT_ID: {
    schema: z.string().min(1),
    help: 'the OAuth client’s id, the same as the build’s PUBLIC_GOOGLE_CLIENT_ID; set it in functions/.env.<project id>',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: z.string().min(1),
    help: 'the OAuth client’s secret; run `firebase functions:secrets:set GOOGLE_CLIENT_SECRET`',
  },
  GOOGLE_TOKEN_URL: {
    schema: localAddress.optional(),
    help: 'token endpoint of a Google emulator on this machine; leave it unset for Google itself',
  },
  STRIPE_SECRET_KEY: {
    schema: z.string().min(1),
    help: 'Stripe’s secret API key; run `firebase functions:secrets:set STRIPE_SECRET_KEY`',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().min(1),
    help: 'the signing secret of the webhook endpoint in Stripe’s dashboard; run `firebase functions:secrets:set STRIPE_WEBHOOK_SECRET`',
  },
  STRIPE_TAX_RATE: {
    schema: z
      .string()
      .regex(/^txr_\w+$/)
      .optional(),
    help: 'id of an inclusive tax rate in Stripe, e.g. txr_123, to show VAT without Stripe Tax; leave it unset to let Stripe Tax compute it',
  },
  STRIPE_API_BASE: {
    schema: localAddress.optional(),
    help: 'origin of a Stripe emulator on this machine; leave it unset for Stripe itself',
  },
  TEST_SITES_BASE: {
    schema: demoAddress.optional(),
    help: 'origin of the test sites on this machine, which names that end in .test lead to; only for a project whose id begins with demo-, so leave it unset',
  },
  ...MODEL_SETTINGS,
} as const satisfies Record<string, { schema: z.ZodType; help: string }>;

type SettingName = keyof typeof SETTINGS;
type SettingValue<N extends SettingName> = z.output<(typeof SETTINGS)[N]['schema']>;

/** A setting is missing or malformed; the message names it and explains what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * One typed, validated setting from the environment.
 *
 * @throws ConfigurationError when it is missing or malformed; the value itself is never shown
 */
export function setting<N extends SettingName>(name: N): SettingValue<N> {
  const { schema, help } = SETTINGS[name];
  const parsed = schema.safeParse(process.env[name] === '' ? undefined : process.env[name]);
  if (!parsed.success) {
    const fault = process.env[name] ? 'is malformed' : 'is missing';
    throw new ConfigurationError(`${name} ${fault}: ${help}.`);
  }
  return parsed.data as SettingValue<N>;
}

const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Secrets that a deployed function is given from Secret Manager (product 25.4). The emulator takes
 * the same names from its environment instead and must not ask Secret Manager, so it declares none.
 */
export const STRIPE_SECRETS = isEmulated
  ? []
  : [defineSecret('STRIPE_SECRET_KEY'), defineSecret('STRIPE_WEBHOOK_SECRET')];

/** One key for each platform of the Brand Checker. */
export const MODEL_SECRETS = isEmulated
  ? []
  : [
      defineSecret('OPENAI_API_KEY'),
      defineSecret('ANTHROPIC_API_KEY'),
      defineSecret('GEMINI_API_KEY'),
    ];

/** A site without sign-in with Google needs no secret for it; its settings are read at deploy. */
export const GOOGLE_SECRETS =
  isEmulated || !process.env['GOOGLE_CLIENT_ID'] ? [] : [defineSecret('GOOGLE_CLIENT_SECRET')];
