import { spawn } from 'node:child_process';

/** Lines of a failed command's output that its error message repeats. */
const SHOWN_LINES = 40;

/**
 * Runs a command to its end, silently when it succeeds.
 *
 * @throws with the end of its output when it fails
 */
export function run(
  [command = '', ...parameters]: readonly string[],
  options: { cwd: string; environment: Record<string, string> },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: options.cwd,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      const tail = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
      reject(new Error(`"${[command, ...parameters].join(' ')}" failed:\n${tail}`));
    });
  });
}
