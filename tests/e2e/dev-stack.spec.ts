import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { HOST, localPorts } from '#local/environment.ts';
import { requireFreePorts } from '#local/ports.ts';
import { waitForHttp } from '#local/wait.ts';

/** Far from the stack that the other browser tests use. */
const OFFSET = 3_000 + Number(process.env['LOCAL_PORT_OFFSET'] ?? 0);
const START_TIMEOUT_MS = 120_000;

const PORTS = localPorts(OFFSET);
const address = (port: number) => `http://${HOST}:${port}`;

/** `npm run dev` in a process group of its own, as a terminal gives it, so that a signal reaches all of it. */
function startDev(): { interrupt(): Promise<void> } {
  const stack = spawn('npm', ['run', 'dev'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, LOCAL_PORT_OFFSET: String(OFFSET) },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(stack, 'exit');
  return {
    async interrupt() {
      if (stack.pid) process.kill(-stack.pid, 'SIGINT');
      await ended;
      await expect(() => requireFreePorts(PORTS)).toPass();
    },
  };
}

// One after the other, on the same ports.
test.describe.configure({ mode: 'serial', timeout: START_TIMEOUT_MS + 60_000 });

test('Ctrl-C while the dev stack starts leaves nothing behind', async () => {
  const stack = startDev();
  try {
    await waitForHttp(address(PORTS.auth), START_TIMEOUT_MS);
  } finally {
    await stack.interrupt();
  }
});

test('the dev stack serves both languages and the calls, and Ctrl-C leaves nothing behind', async ({
  request,
}) => {
  const origin = address(PORTS.hosting);
  const stack = startDev();
  try {
    await waitForHttp(`${origin}/`, START_TIMEOUT_MS);
    const german = await request.get(origin, { headers: { 'accept-language': 'de' } });
    expect(await german.text()).toContain('<html lang="de"');
    const chosen = await request.get(origin, {
      headers: { 'accept-language': 'de', cookie: 'firebase-language-override=en' },
    });
    expect(await chosen.text()).toContain('<html lang="en"');
    const moved = await request.get(`${origin}/de/impressum`, { maxRedirects: 0 });
    expect(moved.headers()['location']).toBe('/de/legal');
    const unknown = await request.get(`${origin}/de/projects/nichts`, { maxRedirects: 0 });
    expect(unknown.headers()['location']).toBe('/de/projects');
    const missing = await request.get(`${origin}/de/gibt-es-nicht`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain('Hoppla! Seite nicht gefunden');
    const plans = await request.post(`${origin}/api/pricing-plans`, { data: {} });
    expect(plans.status()).toBe(200);
  } finally {
    await stack.interrupt();
  }
});
