import { createServer } from 'node:net';
import { HOST, type PortName } from './environment.ts';

/** What browsers and `fetch` refuse to open (Fetch standard, "bad port"), above the system's ports. */
const REFUSED = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
]);

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
 * Makes sure that every port is free and one that browsers open, before anything starts, so that
 * nothing is half-started.
 *
 * @throws one line that names each such port and the way out
 */
export async function requireFreePorts(ports: Partial<Record<PortName, number>>): Promise<void> {
  const refused = Object.entries(ports).find(([, port]) => REFUSED.has(port));
  if (refused) {
    const [name, port] = refused;
    throw new Error(
      `Port ${port} (${name}) is one that browsers refuse. Shift all ports with LOCAL_PORT_OFFSET=3000.`,
    );
  }
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
