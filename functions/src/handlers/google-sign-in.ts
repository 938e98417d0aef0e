import type { EndpointHandler } from '../call.ts';
import { exchangeOnce } from '../usecases/google-exchange.ts';

export const googleSignIn: EndpointHandler<'google-sign-in'> = {
  run: async ({ input, now }) => ({
    idToken: await exchangeOnce(input.code, input.verifier, now),
  }),
};
