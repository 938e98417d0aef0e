import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HOST, PROJECT_ID, REGION } from '#scripts/environment.ts';
import type { QuestionTask } from '#functions/gateways/tasks.ts';
import { askQuestion } from '#functions/usecases/ask-question.ts';

/** Cloud Tasks as far as the Admin SDK speaks to it, which keeps tasks until a test runs them. */
export interface TaskQueue {
  /** Ids of the runs whose task was queued in this test, in their order. */
  queued: () => readonly string[];
  /** Runs the tasks that wait, one after the other. */
  dispatch: (clock: () => Date) => Promise<void>;
  /** Refuses tasks for the rest of the test. */
  breakDown: () => void;
}

const TASKS = `/projects/${PROJECT_ID}/locations/${REGION}/queues/brandQuestion/tasks`;

interface CreateTask {
  task: { name?: string; httpRequest: { body: string } };
}

/** Starts a queue for the tests of a file; it is empty in each. */
export function useTaskQueue(): TaskQueue {
  let names = new Set<string>();
  let queued: string[] = [];
  let waiting: string[] = [];
  let isBroken = false;

  const take = ({ task: { name = '', httpRequest } }: CreateTask): number => {
    // A refusal that the Admin SDK does not try again.
    if (isBroken) return 400;
    if (names.has(name)) return 409;
    names.add(name);
    const { data } = JSON.parse(Buffer.from(httpRequest.body, 'base64').toString()) as {
      data: QuestionTask;
    };
    queued.push(data.run_id);
    waiting.push(data.run_id);
    return 200;
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = request.url === TASKS ? take(JSON.parse(body) as CreateTask) : 404;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });

  beforeAll(async () => {
    server.listen(0, HOST);
    await once(server, 'listening');
    process.env['CLOUD_TASKS_EMULATOR_HOST'] = `${HOST}:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  beforeEach(() => {
    names = new Set();
    queued = [];
    waiting = [];
    isBroken = false;
  });
  return {
    queued: () => queued,
    async dispatch(clock) {
      for (const id of waiting.splice(0)) await askQuestion(id, clock);
    },
    breakDown: () => (isBroken = true),
  };
}
