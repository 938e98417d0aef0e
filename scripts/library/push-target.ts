import { once } from 'node:events';
import { connect } from 'node:net';
import { HOST, localPorts, PROJECT_ID } from '../environment.ts';

/** How long a Firestore on this machine may take to answer at all, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000;

export interface PushTarget {
  projectId: string;
  /** `host:port` of an emulator; none is the project in the cloud. */
  emulator?: string;
}

/**
 * Which Firestore is meant: `--local` the stack on this machine, else the emulator at
 * `FIRESTORE_EMULATOR_HOST`, else the project of `--project` or `PUBLIC_FIREBASE_PROJECT_ID`.
 *
 * @throws when none is named
 */
export function pushTarget(
  flags: { local?: boolean | undefined; project?: string | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): PushTarget {
  const projectId = flags.project ?? environment['PUBLIC_FIREBASE_PROJECT_ID'];
  if (flags.local) {
    return { projectId: PROJECT_ID, emulator: `${HOST}:${localPorts().firestore}` };
  }
  const emulator = environment['FIRESTORE_EMULATOR_HOST'];
  if (emulator) return { projectId: projectId ?? PROJECT_ID, emulator };
  if (!projectId || projectId.startsWith('demo-')) {
    throw new Error(
      'Say where to push: "-- --local" for the stack that "npm start" runs, or "-- --project <id>" ' +
        '(or PUBLIC_FIREBASE_PROJECT_ID) for a Firebase project, signed in with "gcloud auth ' +
        'application-default login" or GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
  return { projectId };
}

/** The target in words, for the first line of the report. */
export function describeTarget({ projectId, emulator }: PushTarget): string {
  return `Firestore of ${projectId}${emulator ? ` at ${emulator}` : ''}`;
}

/** The Admin SDK takes an emulator from the environment only, and waits a minute for a dead one. */
export async function pointTo({ emulator }: PushTarget): Promise<void> {
  if (emulator === undefined) return;
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const { hostname, port } = new URL(`http://${emulator}`);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect', { signal });
  } catch (cause) {
    throw new Error(`No Firestore answers at ${emulator}. Start it with "npm start".`, { cause });
  } finally {
    socket.destroy();
  }
}
