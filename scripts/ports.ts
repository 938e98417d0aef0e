import { createServer } from 'node:net';
import { HOST, type PortName } from './environment.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, HOST, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Makes sure that every port is free before anything starts, so that
 * nothing is half-started.
 *
 * @throws one line that names each such port and the way out
 */
export async function requireFreePorts(ports: Partial<Record<PortName, number>>): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`${port} (${name})`);
  }
  if (taken.length === 0) return;
  const list = taken.join(', ');
  throw new Error(
    `Port ${list} is in use. Stop the program that uses it (perhaps another "npm start"), ` +
      'or shift all ports with LOCAL_PORT_OFFSET=3000.',
  );
}
