/**
 * `npm start` and `npm run dev`: the whole product on this machine, with no account and no network.
 *
 * `--dev` serves the site by Astro with hot reload instead of the built one. `--keep` keeps accounts,
 * documents and subscriptions in `.local/state` from one run to the next.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EDITOR_PATH } from '#src/routes.ts';
import { buildWhenNeeded } from './build-when-needed.ts';
import { startDevServer } from './dev-server.ts';
import { HOST, localPorts } from './environment.ts';
import { requireFreePorts } from './ports.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { startStack } from './stack.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: flags } = parseArgs({
  options: { dev: { type: 'boolean' }, keep: { type: 'boolean' } },
});
const startedAt = performance.now();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function step(title: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
  say(`${seconds} s  ${title}`);
}

function welcome(): string {
  const ports = localPorts();
  const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(24)} ${role}`);
  return [
    '',
    `  Site      http://${HOST}:${ports.hosting}     German: /de`,
    `  Editor    http://${HOST}:${ports.hosting}${EDITOR_PATH}`,
    `  Mailbox   http://${HOST}:${ports.mailbox}    e-mails that the site would have sent`,
    `  Stripe    http://${HOST}:${ports.stripe}    card 4242 4242 4242 4242 pays`,
    '',
    `  Demo accounts, password ${DEMO_PASSWORD}`,
    ...accounts,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const ports = localPorts();
  await requireFreePorts(ports);
  const dev = flags.dev === true;
  await buildWhenNeeded({ root, ports, parts: dev ? ['functions'] : ['functions', 'site'], step });
  const stack = await startStack({
    root,
    ports,
    site: dev ? 'dev' : 'built',
    ...(flags.keep ? { stateFolder: `${root}.local/state` } : {}),
    onStep: step,
  });
  const devServer = dev ? await startDevServer({ root, ports, step }) : undefined;
  step('Ready');
  say(welcome());

  const reason = await Promise.race([stack.failed, interrupted()]);
  if (reason !== undefined) say(reason);
  say('Stopping ...');
  await devServer?.stop();
  await stack.stop();
  process.exitCode = reason === undefined ? 0 : 1;
}

/** npm passes on what its process group was sent already, so each request comes twice, in milliseconds. */
const SAME_REQUEST_MS = 1_000;

/** Settles on the first Ctrl-C or request to end; a later one ends at once. */
function interrupted(): Promise<undefined> {
  let since: number | undefined;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        since ??= Date.now();
        if (Date.now() - since > SAME_REQUEST_MS) process.exit(1);
        resolve(undefined);
      });
    }
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
