import type { Hono } from 'hono';
import type Stripe from 'stripe';
import { z } from 'zod';
import { now } from '../clock.ts';
import { endpoint } from '../endpoint.ts';
import { invalidRequest } from '../errors.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { page } from '../lists.ts';
import { get } from '../lookup.ts';
import { bool, int, listing, mergeMetadata, metadata, text } from '../params.ts';
import { decimalCents } from '../tax.ts';
import type { World } from '../world.ts';

const interval = z.enum(['day', 'week', 'month', 'year']);
const changeable = {
  active: bool.optional(),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: bool.optional(),
  metadata: metadata.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
};

/** A lookup key names one price; it moves only on `transfer_lookup_key`. */
function takeLookupKey(world: World, key: string | undefined, transfer: boolean | undefined): void {
  const owner = Object.values(world.state.tables.prices).find(
    ({ lookup_key }) => key !== undefined && lookup_key === key,
  );
  if (owner === undefined) return;
  if (transfer !== true) {
    throw invalidRequest(`A price (\`${owner.id}\`) already uses that lookup key.`, 'lookup_key');
  }
  owner.lookup_key = null;
}

/** `/v1/prices` (docs.stripe.com/api/prices): fixed prices, recurring or not. */
export function prices(app: Hono, world: World): void {
  const all = () => Object.values(world.state.tables.prices);

  endpoint(
    app,
    world,
    'post',
    '/v1/prices',
    {
      ...changeable,
      currency: z.string().length(3),
      product: text,
      unit_amount: int,
      recurring: z
        .strictObject({ interval, interval_count: int.optional(), usage_type: text.optional() })
        .optional(),
    },
    ({ params }) => {
      const { recurring } = params;
      get(world, 'products', params.product, 'product');
      takeLookupKey(world, params.lookup_key, params.transfer_lookup_key);
      const price: Stripe.Price = {
        id: newId('price'),
        object: 'price',
        active: params.active ?? true,
        billing_scheme: 'per_unit',
        created: now(world),
        currency: params.currency.toLowerCase(),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: params.lookup_key ?? null,
        metadata: mergeMetadata({}, params.metadata),
        nickname: null,
        product: params.product,
        recurring:
          recurring === undefined
            ? null
            : {
                interval: recurring.interval,
                interval_count: recurring.interval_count ?? 1,
                meter: null,
                trial_period_days: null,
                usage_type: 'licensed',
              },
        tax_behavior: params.tax_behavior ?? 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: recurring === undefined ? 'one_time' : 'recurring',
        unit_amount: params.unit_amount,
        unit_amount_decimal: decimalCents(params.unit_amount),
      };
      world.state.tables.prices[price.id] = price;
      emit(world, 'price.created', price);
      return price;
    },
  );
  endpoint(
    app,
    world,
    'get',
    '/v1/prices',
    {
      ...listing,
      active: bool.optional(),
      lookup_keys: z.array(text).max(10).optional(),
    },
    ({ params }) => {
      const found = all().filter(
        (price) =>
          (params.active ?? price.active) === price.active &&
          (params.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
      );
      return page('/v1/prices', found, params);
    },
  );
  endpoint(app, world, 'get', '/v1/prices/:id', {}, ({ id }) => get(world, 'prices', id));
  endpoint(app, world, 'post', '/v1/prices/:id', changeable, ({ params, id }) => {
    const price = get(world, 'prices', id);
    const previous = { ...price };
    if (params.lookup_key !== price.lookup_key) {
      takeLookupKey(world, params.lookup_key, params.transfer_lookup_key);
    }
    price.active = params.active ?? price.active;
    price.lookup_key = params.lookup_key ?? price.lookup_key;
    price.tax_behavior = params.tax_behavior ?? price.tax_behavior;
    price.metadata = mergeMetadata(price.metadata, params.metadata);
    emit(world, 'price.updated', price, { previous });
    return price;
  });
}
