import { execFileSync } from 'node:child_process';

/**
 * Ends every process that runs our functions, at once; the emulator starts new ones on demand.
 *
 * @param root of the checkout whose functions they are
 */
export function killFunctionsOf(root: string): void {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  for (const line of processes.split('\n')) {
    if (!line.includes('functionsEmulatorRuntime') || !line.includes(root)) continue;
    process.kill(Number(line.trim().split(' ')[0]), 'SIGKILL');
  }
}
