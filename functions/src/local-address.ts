import { z } from 'zod';

/**
 * Where an emulator is: on this machine. A deployed function that was given one by mistake sends its
 * keys and what members wrote to no other host.
 */
export const localAddress = z.url({
  protocol: /^https?$/,
  hostname: /^(localhost|127\.0\.0\.1|\[::1\])$/,
});

/** {@link localAddress} of something that only the local stack may reach, which has a `demo-` project. */
export const demoAddress = localAddress.refine(isDemoProject);

/** Whether this is the local stack: Firebase keeps a `demo-` project from every real backend. */
export function isDemoProject(): boolean {
  return process.env['GCLOUD_PROJECT']?.startsWith('demo-') === true;
}
