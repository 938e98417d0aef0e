/** Default address of the Functions emulator, in the local stack. */
const DEFAULT_URL = 'http://127.0.0.1:5001/demo-anlauf/europe-west3';

/**
 * The dev server's equivalent of Hosting's rewrites to functions (firebase.json).
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
