/**
 * `npm run deploy`: builds for production and deploys the site, the functions, the rules and the
 * indexes to the Firebase project of `PUBLIC_FIREBASE_PROJECT_ID`. Settings come from the environment
 * and from `.env.deploy`, a file of its own because `.env` would change local builds too. Further words
 * go to `firebase deploy`, for example `npm run deploy -- --only hosting`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const settings = `${root}.env.deploy`;
if (existsSync(settings)) process.loadEnvFile(settings);
const project = process.env['PUBLIC_FIREBASE_PROJECT_ID'] ?? '';

function run(command: string, parameters: string[]): void {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_BACKEND: 'firebase' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (project === '' || project.startsWith('demo-')) {
  process.stderr.write(
    'PUBLIC_FIREBASE_PROJECT_ID names no project to deploy to. Set it to the id of your Firebase ' +
      'project in .env.deploy, with the other settings of .env.example.\n',
  );
  process.exit(1);
}
run('npm', ['run', 'build']);
run('firebase', ['deploy', '--project', project, ...process.argv.slice(2)]);
