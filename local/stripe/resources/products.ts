import type { Hono } from 'hono';
import type Stripe from 'stripe';
import { z } from 'zod';
import { now } from '../clock.ts';
import { endpoint } from '../endpoint.ts';
import { StripeApiError } from '../errors.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { page } from '../lists.ts';
import { get } from '../lookup.ts';
import { bool, ignored, listing, mergeMetadata, metadata, text } from '../params.ts';
import { search } from '../search.ts';
import type { World } from '../world.ts';

const fields = {
  name: z.string().min(1),
  description: text.optional(),
  active: bool.optional(),
  metadata: metadata.optional(),
  tax_code: ignored,
  statement_descriptor: ignored,
  images: ignored,
  url: ignored,
  marketing_features: ignored,
};

/** `/v1/products` (docs.stripe.com/api/products). Callers may choose the id. */
export function products(app: Hono, world: World): void {
  const all = () => Object.values(world.state.tables.products);

  endpoint(app, world, 'post', '/v1/products', { ...fields, id: text.optional() }, (call) => {
    const { params } = call;
    const id = params.id ?? newId('prod').slice(0, 19);
    if (Object.hasOwn(world.state.tables.products, id)) {
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        code: 'resource_already_exists',
        message: 'Product already exists.',
        param: 'id',
      });
    }
    const created = now(world);
    const product: Stripe.Product = {
      id,
      object: 'product',
      active: params.active ?? true,
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
  endpoint(
    app,
    world,
    'get',
    '/v1/products',
    { ...listing, active: bool.optional(), ids: z.array(text).optional() },
    ({ params }) => {
      const found = all().filter(
        ({ id, active }) =>
          (params.active ?? active) === active && (params.ids?.includes(id) ?? true),
      );
      return page('/v1/products', found, params);
    },
  );
  endpoint(app, world, 'get', '/v1/products/search', { query: text }, ({ params }) =>
    search('/v1/products/search', all(), params.query),
  );
  endpoint(app, world, 'get', '/v1/products/:id', {}, ({ id }) => get(world, 'products', id));
  endpoint(
    app,
    world,
    'post',
    '/v1/products/:id',
    { ...fields, name: fields.name.optional() },
    ({ params, id }) => {
      const product = get(world, 'products', id);
      const previous = { ...product };
      product.name = params.name ?? product.name;
      product.description = params.description ?? product.description;
      product.active = params.active ?? product.active;
      product.metadata = mergeMetadata(product.metadata, params.metadata);
      product.updated = now(world);
      emit(world, 'product.updated', product, { previous });
      return product;
    },
  );
}
