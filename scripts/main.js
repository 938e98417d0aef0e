/**
 * First step of every script in here, in plain JavaScript so that any Node can run it: prints in one
 * line what is missing instead of failing on TypeScript syntax. Node 24 comes from the `node`
 * package, which `npm run` puts first in the PATH.
 */
import { existsSync } from 'node:fs';

const root = new URL('..', import.meta.url);
// What is left in argv is the script's own.
const [script = 'start'] = process.argv.splice(2, 1);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!existsSync(new URL('node_modules/.bin/firebase', root))) {
  stop('The packages are not installed. Run "npm ci" first.');
}
if (major < 22 || (major === 22 && minor < 18)) {
  stop(
    `Node ${process.versions.node} runs this, but 24 is needed. Start it through npm ("npm ${script}"); ` +
      'if you did, the "node" package lacks its binary: run "npm ci" with install scripts allowed.',
  );
}
await import(`./${script}.ts`);
