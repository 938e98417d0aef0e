import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { HOST, localPorts } from '#scripts/environment.ts';
import { requireFreePorts } from '#scripts/ports.ts';
import { waitForHttp } from '#scripts/wait.ts';
import { expect, test } from './test';

/** Far from the stack that the other browser tests use, and from what people shift theirs by. */
const OFFSET = 11_000 + Number(process.env['LOCAL_PORT_OFFSET'] ?? 0);
/** What the stack gives its emulators and the dev server together. */
const START_TIMEOUT_MS = 240_000;

const PORTS = localPorts(OFFSET);
const address = (port: number) => `http://${HOST}:${port}`;

interface DevStack {
  /** @throws with the stack's output, when it ends instead */
  answers(url: string): Promise<void>;
  interrupt(): Promise<void>;
}

/** `npm run dev` in a process group of its own, as a terminal gives it, so that a signal reaches all of it. */
function startDev(): DevStack {
  const stack = spawn('npm', ['run', 'dev'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, LOCAL_PORT_OFFSET: String(OFFSET) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [stack.stdout, stack.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(stack, 'exit');
  return {
    async answers(url) {
      await Promise.race([
        waitForHttp(url, START_TIMEOUT_MS),
        ended.then(() => Promise.reject(new Error(`The stack has ended.\n${output}`))),
      ]);
    },
    async interrupt() {
      if (stack.pid && stack.exitCode === null) process.kill(-stack.pid, 'SIGINT');
      await ended;
      await expect(() => requireFreePorts(PORTS)).toPass();
    },
  };
}

// One after the other, on the same ports; a second stack takes as long as twenty other tests.
test.describe('the dev stack', { tag: '@night' }, () => {
  test.describe.configure({ mode: 'serial', timeout: START_TIMEOUT_MS + 60_000 });

  test('Ctrl-C while it starts leaves nothing behind', async () => {
    const stack = startDev();
    try {
      await stack.answers(address(PORTS.auth));
    } finally {
      await stack.interrupt();
    }
  });

  test('it serves both languages and the calls, and Ctrl-C leaves nothing behind', async ({
    request,
  }) => {
    const origin = address(PORTS.hosting);
    const stack = startDev();
    try {
      await stack.answers(`${origin}/`);
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
});
