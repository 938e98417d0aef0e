/** `npm run build:local`: the build that `npm start` serves, without starting anything. */
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build-when-needed.ts';
import { localPorts } from './environment.ts';

await buildWhenNeeded({
  root: fileURLToPath(new URL('..', import.meta.url)),
  ports: localPorts(),
  parts: ['functions', 'site'],
  step: (title) => {
    process.stdout.write(`${title}\n`);
  },
});
