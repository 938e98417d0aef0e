/**
 * `npm run build:claims`: the site as the sample operator shows it and as one without more evidence
 * would (product 14.5), side by side in `dist-claims`.
 */
import { fileURLToPath } from 'node:url';
import { localPorts, siteEnvironment } from './environment.ts';
import { run } from './run.ts';

const VARIANTS = { sample: 'all', real: 'proven' };

for (const [folder, claims] of Object.entries(VARIANTS)) {
  const output = `dist-claims/${folder}`;
  process.stdout.write(`Building ${output}\n`);
  await run(['npx', 'astro', 'build', '--outDir', output], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    environment: { ...siteEnvironment(localPorts()), PUBLIC_CLAIMS: claims },
  });
}
