import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { HTTP_STATUS, invalidArgument, StatusError, toStatusError } from '../errors.ts';
import type { FaultPlan, Faults } from '../faults.ts';
import type { Ruleset } from '../rules/types.ts';
import type { FirestoreService } from '../service.ts';
import type { UsageMeter } from '../usage.ts';
import type * as wire from '../wire.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { Guard } from './guard.ts';
import { answerAdmin, type DeployedFiles } from './admin.ts';

/** Firestore's own limit of one request. https://cloud.google.com/firestore/quotas */
const MAX_BODY_BYTES = 11 * 1024 * 1024;

/** On the address as it was sent, because an id may hold an encoded colon or slash. */
const CALL = /^\/v1\/(projects\/([^/]+)\/databases\/[^/]+\/documents)((?:\/[^/:]+)*):(\w+)$/;
const RESET = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)$/;
const FAULTS = '/_local/faults';
const USAGE = '/_local/usage';

export interface RestContext {
  service: FirestoreService;
  faults: Faults;
  usage: UsageMeter;
  rules: () => Ruleset;
  files: DeployedFiles;
}

type Body = wire.Consistency & {
  documents?: string[];
  mask?: wire.DocumentMask;
  writes?: wire.Write[];
  structuredQuery?: wire.StructuredQuery;
  structuredAggregationQuery?: {
    structuredQuery?: wire.StructuredQuery;
    aggregations?: wire.Aggregation[];
  };
};

/**
 * The HTTP side: the calls of the web SDK's lite build under security rules, and the controls that
 * tests use (the official emulator's reset, faults and usage).
 */
export function createRestServer(context: RestContext): Server {
  return createServer((request, response) => {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    answer(context, request).then(
      (body) => {
        send(response, 200, body);
      },
      (error: unknown) => {
        const { status, message } = toStatusError(error);
        send(response, HTTP_STATUS[status], {
          error: { code: HTTP_STATUS[status], message, status },
        });
      },
    );
  });
}

async function answer(context: RestContext, request: IncomingMessage): Promise<object> {
  const { pathname } = new URL(request.url ?? '/', 'http://local');
  const reset = RESET.exec(pathname);
  if (reset?.[1] && request.method === 'DELETE') {
    context.service.database.reset(decodePath(reset[1]));
    return {};
  }
  if (pathname === FAULTS && request.method === 'POST') {
    context.faults.set((await readJson(request)) as FaultPlan);
    return {};
  }
  if (pathname === USAGE && request.method === 'GET') return context.usage.total;
  if (pathname === '/' && request.method === 'GET') return { status: 'ok' };
  const described = request.method === 'GET' ? answerAdmin(context.files, pathname) : null;
  if (described !== null) return described;
  const parts = request.method === 'POST' ? CALL.exec(pathname)?.map(decodePath) : undefined;
  const [, root, project, below, call] = parts ?? [];
  if (!root || !project || !call)
    throw new StatusError('NOT_FOUND', `No such call: ${String(request.method)} ${pathname}`);
  const credentials = readCredentials(request.headers.authorization, project);
  const body = (await readJson(request)) as Body;
  return dispatch(context, credentials, { root, parent: root + (below ?? ''), call, body });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidArgument(`Malformed address: ${path}`);
  }
}

interface Call {
  root: string;
  parent: string;
  call: string;
  body: Body;
}

async function dispatch(
  { service, rules }: RestContext,
  credentials: Credentials,
  { root, parent, call, body }: Call,
) {
  const guard = new Guard(rules(), service.database.store, credentials, root);
  // Names are in the body, the rules' reads and the token's project in the address: they must agree.
  requireWithin(root, namesIn(body));
  switch (call) {
    case 'batchGet': {
      const answers = await service.batchGetDocuments(body);
      body.documents?.forEach((name) => {
        guard.checkGet(name);
      });
      return answers;
    }
    case 'runQuery': {
      guard.checkList(service.plan(parent, body.structuredQuery));
      return service.runQuery({ ...body, parent });
    }
    case 'runAggregationQuery': {
      guard.checkList(service.plan(parent, body.structuredAggregationQuery?.structuredQuery));
      return service.runAggregationQuery({ ...body, parent });
    }
    case 'commit':
      return service.commit(body, (changes) => {
        changes.forEach((change) => {
          guard.checkChange(change);
        });
      });
    default:
      throw new StatusError('UNIMPLEMENTED', `${call} is not available locally.`);
  }
}

function namesIn({ documents = [], writes = [] }: Body): string[] {
  const written = writes.flatMap(({ update, delete: deleted, verify, transform }) =>
    [update?.name, deleted, verify, transform?.document].filter((name) => name !== undefined),
  );
  return [...documents, ...written];
}

function requireWithin(root: string, names: string[]): void {
  const foreign = names.find((name) => !name.startsWith(`${root}/`));
  if (foreign !== undefined)
    throw invalidArgument(`"${foreign}" is not in the database of the request.`);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES)
      throw invalidArgument('The request is larger than the limit of 11 MB.');
    chunks.push(chunk);
  }
  const json = parseJson(Buffer.concat(chunks).toString());
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidArgument('The body must be a JSON object.');
  return json;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument('The body is not JSON.');
  }
}

/** The page is on another port, so every answer must be readable across origins, errors too. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-max-age', '3600');
  response.setHeader('vary', 'origin, access-control-request-headers');
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}
