import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { bool, int, metadata, text } from '../params.ts';

const auto = z.enum(['auto', 'never']).optional();
const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

/** Up to 1,200 characters, with links as Markdown writes them. */
const customText = z.strictObject({ message: z.string().max(1_200) });

/** Parameters of a new checkout session. */
export const checkoutShape = {
  mode: z.literal('subscription', { error: 'emulators/stripe only sells subscriptions' }),
  line_items: z
    .array(z.strictObject({ price: text, quantity: int.optional() }))
    .length(1, 'emulators/stripe sells one price at a time'),
  success_url: url,
  cancel_url: url.optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  customer_update: z.strictObject({ address: auto, name: auto, shipping: auto }).optional(),
  client_reference_id: z.string().max(200).optional(),
  expires_at: int.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      default_tax_rates: z.array(text).optional(),
    })
    .optional(),
  allow_promotion_codes: bool.optional(),
  automatic_tax: z.strictObject({ enabled: bool }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  tax_id_collection: z
    .strictObject({ enabled: bool, required: z.enum(['if_supported', 'never']).optional() })
    .optional(),
  allowed_payment_method_types: z.array(text).optional(),
  consent_collection: z
    .strictObject({ terms_of_service: z.enum(['none', 'required']).optional() })
    .optional(),
  custom_text: z
    .strictObject({
      submit: customText.optional(),
      terms_of_service_acceptance: customText.optional(),
    })
    .optional(),
};

export type CheckoutParams = z.infer<z.ZodObject<typeof checkoutShape>>;

const HALF_AN_HOUR = 1_800;
const A_DAY = 86_400;

/** The rules between parameters that Stripe's API keeps (docs.stripe.com/api/checkout/sessions/create). */
export function checkTogether(params: CheckoutParams, second: number): void {
  const { customer, customer_email, customer_update: updates, expires_at: expires } = params;
  if (customer !== undefined && customer_email !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer',
    );
  }
  if (customer === undefined && updates !== undefined) {
    throw invalidRequest('`customer_update` can only be used with `customer`.', 'customer_update');
  }
  if (customer !== undefined && params.tax_id_collection?.enabled && updates?.name !== 'auto') {
    throw invalidRequest(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  if (customer !== undefined && params.automatic_tax?.enabled && updates?.address !== 'auto') {
    throw invalidRequest(
      'Automatic tax calculation in Checkout requires a valid address on the Customer: set `customer_update[address]` to `auto`.',
      undefined,
      'customer_tax_location_invalid',
    );
  }
  if (
    params.custom_text?.terms_of_service_acceptance !== undefined &&
    params.consent_collection?.terms_of_service !== 'required'
  ) {
    throw invalidRequest(
      '`custom_text[terms_of_service_acceptance]` can only be used with `consent_collection[terms_of_service]=required`.',
      'custom_text[terms_of_service_acceptance]',
    );
  }
  if (params.automatic_tax?.enabled && params.subscription_data?.default_tax_rates) {
    throw invalidRequest(
      'You cannot specify `subscription_data[default_tax_rates]` when `automatic_tax[enabled]=true`.',
      'subscription_data[default_tax_rates]',
    );
  }
  if (expires !== undefined && (expires < second + HALF_AN_HOUR - 5 || expires > second + A_DAY)) {
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      'expires_at',
    );
  }
}
