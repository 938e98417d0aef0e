import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  functionsEnvironment,
  functionsUrl,
  HOST,
  siteEnvironment,
  type PortName,
} from './environment.ts';
import { waitForHttp } from './wait.ts';

const START_TIMEOUT_MS = 120_000;

/**
 * Serves the site by Astro with hot reload at the built site's address, and bundles the functions
 * anew when they change; the Functions emulator reloads them by itself.
 */
export async function startDevServer(options: {
  root: string;
  ports: Record<PortName, number>;
  step(title: string): void;
}): Promise<{ stop(): Promise<void> }> {
  const { root, ports, step } = options;
  step('Astro dev server');
  const environment = {
    ...process.env,
    ...functionsEnvironment(ports),
    ...siteEnvironment(ports),
    LOCAL_FUNCTIONS_URL: functionsUrl(ports),
  };
  const astro = spawn(
    join(root, 'node_modules/.bin/astro'),
    ['dev', '--host', HOST, '--port', String(ports.hosting)],
    { cwd: root, env: environment, stdio: 'inherit' },
  );
  const functions = spawn(process.execPath, ['build.ts', '--watch'], {
    cwd: join(root, 'functions'),
    stdio: 'inherit',
  });
  const children = [astro, functions];
  const stop = async () => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }),
    );
  };
  try {
    await waitForHttp(`http://${HOST}:${ports.hosting}/`, START_TIMEOUT_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
