import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { HOST } from '../../local/environment.ts';
import { requireFreePorts } from '../../local/ports.ts';

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
