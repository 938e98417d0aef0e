import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { getFirestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';

export interface StoreUse {
  /** Requests that are under way together are one; one that begins after an answer is the next. */
  roundTrips: number;
  /** Firestore's methods in alphabetical order. */
  methods: string[];
  /** Documents that are asked for by their names. */
  named: number;
}

/** Watches what a piece of work asks of the store, where the SDK hands requests to the wire. */
export async function watchStore(work: () => Promise<unknown>): Promise<StoreUse> {
  const store = getFirestore() as unknown as Record<
    'request' | 'requestStream',
    (method: string, ...rest: unknown[]) => Promise<unknown>
  >;
  const methods: string[] = [];
  let roundTrips = 0;
  let named = 0;
  let answered = true;
  const spies = (['request', 'requestStream'] as const).map((kind) => {
    const send = store[kind].bind(store);
    return vi.spyOn(store, kind).mockImplementation(async (method, ...rest) => {
      methods.push(method);
      named += namedIn(rest);
      if (answered) roundTrips += 1;
      answered = false;
      try {
        return await send(method, ...rest);
      } finally {
        answered = true;
      }
    });
  });
  try {
    await work();
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
  return { roundTrips, methods: methods.sort(), named };
}

function namedIn(parameters: readonly unknown[]): number {
  const request = parameters.find(
    (each): each is { documents: unknown[] } =>
      typeof each === 'object' && each !== null && 'documents' in each,
  );
  return request?.documents.length ?? 0;
}

export interface CountingProxy {
  /** host:port */
  address: string;
  /** Bytes that the store has answered so far. */
  answeredBytes: () => number;
  stop: () => Promise<void>;
}

/** A proxy between the SDK and the store that counts the store's answers. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const [host = '', port] = target.split(':');
  let bytes = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), host);
    const close = () => {
      client.destroy();
      upstream.destroy();
    };
    upstream.on('data', (chunk: Buffer) => (bytes += chunk.length));
    client.pipe(upstream).pipe(client);
    client.on('error', close).on('close', close);
    upstream.on('error', close).on('close', close);
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    address: `${host}:${(server.address() as AddressInfo).port}`,
    answeredBytes: () => bytes,
    stop: async () => {
      await once(server.close(), 'close');
    },
  };
}
