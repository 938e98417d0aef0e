import { exchangeCode } from '../gateways/google.ts';
import type { EndpointHandler } from '../call.ts';

export const googleSignIn: EndpointHandler<'google-sign-in'> = {
  run: async ({ input }) => ({ idToken: await exchangeCode(input.code, input.verifier) }),
};
