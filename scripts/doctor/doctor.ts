/**
 * `npm run doctor [-- --project <id>]`: checks a deployment, or without a project the stack that
 * `npm start` runs, and prints for each fault what to do. Exits with 1 when something is.
 *
 * Reads only, but for an account that it makes and deletes again. A project is asked with the application default credentials
 * (`gcloud auth application-default login`); each model answers one short question.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { applicationDefault, deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { firebaseApp } from '#functions/gateways/firebase-app.ts';
import { functionsEnvironment, functionsUrl, HOST, localPorts } from '../environment.ts';
import { describeTarget, pointTo, pushTarget } from '../library/push-target.ts';
import { examine, reportLines } from './examine.ts';
import { GOOGLE_ADMIN } from './google-admin.ts';
import { livePorts, type Deployment } from './live-ports.ts';
import { readBuildSetting, readSettings } from './read-settings.ts';
import { readWanted } from './repository.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Access = Pick<Deployment, 'isLocal' | 'admin' | 'settings' | 'signIn' | 'webhookAddress'>;

function localAccess(): Access {
  const ports = localPorts();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${ports.auth}`;
  return {
    isLocal: true,
    settings: functionsEnvironment(ports),
    admin: null,
    signIn: {
      origin: `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com`,
      apiKey: 'demo-key',
    },
    webhookAddress: `${functionsUrl(ports)}/stripeWebhook`,
  };
}

async function projectAccess(project: string): Promise<Access> {
  const credential = applicationDefault();
  const token = async () => (await credential.getAccessToken()).access_token;
  return {
    isLocal: false,
    settings: await readSettings(root, project, token),
    admin: { ...GOOGLE_ADMIN, token },
    signIn: {
      origin: 'https://identitytoolkit.googleapis.com',
      apiKey: readBuildSetting(root, 'PUBLIC_FIREBASE_API_KEY'),
    },
  };
}

try {
  const { values: flags } = parseArgs({ options: { project: { type: 'string' } } });
  const isLocal = flags.project === undefined;
  const target = pushTarget({ ...flags, local: isLocal }, {});
  await pointTo(target);
  const access = isLocal ? localAccess() : await projectAccess(target.projectId);
  // The functions' own gateways read them from there.
  Object.assign(process.env, access.settings);
  // The functions' own app, whose gateways and stores are asked here too.
  process.env['GCLOUD_PROJECT'] = target.projectId;
  const app = await firebaseApp();
  try {
    const deployment = { ...access, project: target.projectId, db: getFirestore(app) };
    const findings = await examine(livePorts(deployment), readWanted(root));
    process.stdout.write(`${[describeTarget(target), ...reportLines(findings)].join('\n')}\n`);
    if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
  } finally {
    await deleteApp(app);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
