import { localPorts } from '../environment.ts';
import { requireFreePorts } from '../ports.ts';
import { startCallStack } from './call-stack.ts';
import { serveSite } from './serve-site.ts';

/**
 * Runs with the built site and the functions behind it, on a stack that it starts and stops.
 *
 * @param distance of the server, as `serveSite` has it
 */
export async function withMemberProduct<T>(
  root: string,
  run: (product: { origin: string; api: string }) => Promise<T>,
  distance = 0,
): Promise<T> {
  const ports = localPorts();
  await requireFreePorts(ports);
  const stack = await startCallStack(root, ports);
  const server = await serveSite({
    port: ports.hosting,
    distance,
    functions: stack.api.replace(/\/api$/, ''),
  });
  try {
    return await run({ origin: server.origin, api: stack.api });
  } finally {
    await server.close();
    await stack.stop();
  }
}
