import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { HOST, localPorts } from '#local/environment.ts';
import { requireFreePorts } from '#local/ports.ts';

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

test('a port that browsers refuse is named in one line with a way out, which works', async () => {
  const refusal = expect(requireFreePorts(localPorts(1_000))).rejects;
  await refusal.toThrow('Port 6000 (hosting) is one that browsers refuse');
  await refusal.toThrow(/^[^\n]+LOCAL_PORT_OFFSET=3000\.$/);
  for (const port of Object.values(localPorts(3_000))) {
    // Nothing need answer there: what is refused is refused before anybody is asked.
    const failure: unknown = await fetch(`http://${HOST}:${port}`).catch(
      (error: Error) => error.cause,
    );
    expect(String(failure)).not.toContain('bad port');
  }
});
