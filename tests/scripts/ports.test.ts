import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { HOST, localPorts } from '#scripts/environment.ts';
import { requireFreePorts } from '#scripts/ports.ts';

test('a taken port is named in one line with a way out', async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const refusal = expect(requireFreePorts({ hosting: port })).rejects;
    await refusal.toThrow(`Port ${port} (hosting) is in use`);
    await refusal.toThrow(/LOCAL_PORT_OFFSET=\d+/);
    await refusal.toThrow(/^[^\n]+$/);
  } finally {
    server.close();
  }
});

test('free ports are let through', async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await expect(requireFreePorts({ hosting: port })).resolves.toBeUndefined();
});

test.each([0, 1, 12, 49, 500, 600, 990, 1_000, 3_000, 5_079])(
  'an offset of %i gives each server a port of its own that browsers open',
  async (offset) => {
    const ports = Object.values(localPorts(offset));
    expect(new Set(ports).size).toBe(ports.length);
    for (const port of ports) {
      // Nothing need answer there: what is refused is refused before a connection is made.
      const failure: unknown = await fetch(`http://${HOST}:${port}`).catch(
        (error: Error) => error.cause,
      );
      expect(String(failure)).not.toContain('bad port');
    }
  },
);

test.each([0.5, Number.NaN, 60_530, -4_500])(
  'an offset of %d is refused with what to set',
  (offset) => {
    expect(() => localPorts(offset)).toThrow('LOCAL_PORT_OFFSET must be a whole number');
  },
);
