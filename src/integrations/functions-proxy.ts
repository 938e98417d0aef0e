/** Where the Functions emulator answers unless the local stack says otherwise. */
const DEFAULT_URL = 'http://127.0.0.1:5001/demo-anlauf/europe-west3';

/**
 * Does for Astro's dev server what Hosting's rewrites do for the built site (firebase.json).
 *
 * @param functionsUrl address of the Functions emulator, with project and region
 */
export function functionsProxy(functionsUrl = DEFAULT_URL) {
  const { origin, pathname } = new URL(functionsUrl);
  const toFunction = (name: string) => ({
    target: origin,
    rewrite: (path: string) => `${pathname}/${name}${path}`,
  });
  return { '/api/stripe-webhook': toFunction('stripeWebhook'), '/api': toFunction('api') };
}
