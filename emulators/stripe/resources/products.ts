import type { Hono } from 'hono';
import type Stripe from 'stripe';
import { z } from 'zod';
import { now } from '../clock.ts';
import { endpoint } from '../endpoint.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { page } from '../lists.ts';
import { bool, listing, mergeMetadata, metadata, text } from '../params.ts';
import type { World } from '../world.ts';

const fields = {
  name: z.string().min(1),
  description: text.optional(),
  metadata: metadata.optional(),
};

/** `/v1/products` (docs.stripe.com/api/products). */
export function products(app: Hono, world: World): void {
  endpoint(app, world, 'post', '/v1/products', fields, ({ params }) => {
    const id = newId('prod').slice(0, 19);
    const created = now(world);
    const product: Stripe.Product = {
      id,
      object: 'product',
      active: true,
      created,
      default_price: null,
      description: params.description ?? null,
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: mergeMetadata({}, params.metadata),
      name: params.name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: created,
      url: null,
    };
    world.state.tables.products[id] = product;
    emit(world, 'product.created', product);
    return product;
  });
  endpoint(app, world, 'get', '/v1/products', { ...listing, active: bool.optional() }, (call) => {
    const { params } = call;
    const found = Object.values(world.state.tables.products).filter(
      ({ active }) => (params.active ?? active) === active,
    );
    return page('/v1/products', found, params);
  });
}
