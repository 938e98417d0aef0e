/**
 * `npm run deploy`: builds for production and deploys the site, the functions, the rules and the
 * indexes to the Firebase project of `PUBLIC_FIREBASE_PROJECT_ID`. Settings come from the environment
 * and from `.env.deploy`, a file of its own because `.env` would change local builds too. Further words
 * go to `firebase deploy`, for example `npm run deploy -- --only hosting`.
 *
 * `npm run deploy -- --preview <branch>` puts the site alone, with drafts and posts of later days, on a
 * preview channel of Hosting that is named after the branch and goes away after two weeks.
 *
 * `npm run deploy -- --editor` puts the visual editor alone on the Hosting site of `PUBLIC_EDITOR_SITE`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareEditorSite } from './editor-site.ts';
import { channelOf } from './preview-channel.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const settings = `${root}.env.deploy`;
if (existsSync(settings)) process.loadEnvFile(settings);
const project = process.env['PUBLIC_FIREBASE_PROJECT_ID'] ?? '';

const [first = '', branch = '', ...others] = process.argv.slice(2);
const channel = first === '--preview' ? channelOf(branch) : undefined;

function run(command: string, parameters: string[]): void {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PUBLIC_BACKEND: 'firebase',
      ...(channel !== undefined && { PUBLIC_DRAFTS: 'show' }),
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function stop(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

if (project === '' || project.startsWith('demo-')) {
  const todo =
    'PUBLIC_FIREBASE_PROJECT_ID names no project to deploy to. Set it to the id of your Firebase ' +
    'project in .env.deploy, with the other settings of .env.example.';
  stop(new Error(todo));
}
if (first === '--editor') {
  const given = { ...process.env, PUBLIC_BACKEND: 'firebase' };
  const config = await prepareEditorSite(root, `${root}.local/editor-site`, given).catch(stop);
  run('firebase', ['deploy', '--config', config, '--only', 'hosting', '--project', project]);
} else if (channel === undefined) {
  run('npm', ['run', 'build']);
  run('firebase', ['deploy', '--project', project, ...process.argv.slice(2)]);
} else {
  run('npm', ['run', 'build:site']);
  const place = ['--project', project, '--expires', '14d'];
  run('firebase', ['hosting:channel:deploy', channel, ...place, ...others]);
}
