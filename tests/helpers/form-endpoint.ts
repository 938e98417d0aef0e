import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the endpoint does with the next requests. */
export type EndpointMode = 'accept' | 'refuse-with-reason' | 'refuse-without-reason' | 'hang';

export interface ReceivedForm {
  contentType: string;
  accept: string;
  fields: Record<string, string>;
}

export interface FormEndpoint {
  url: string;
  mode: EndpointMode;
  /** Requests in the order of their arrival. */
  received: ReceivedForm[];
  /** Accepts the requests that hang. */
  release(): void;
  /** Closes the port, so that further connections are refused. */
  close(): Promise<void>;
}

/** Why `refuse-with-reason` refuses. */
export const REFUSAL = 'This form has been closed.';

/** A form service on this machine that takes multipart posts, or fails in each way it can. */
export async function startFormEndpoint(): Promise<FormEndpoint> {
  const hanging: ServerResponse[] = [];
  const endpoint: FormEndpoint = {
    url: '',
    mode: 'accept',
    received: [],
    release: () => {
      for (const response of hanging.splice(0)) reply(response, 200, { success: true });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void receive(request).then((form) => {
      endpoint.received.push(form);
      if (endpoint.mode === 'accept') reply(response, 200, { success: true });
      else if (endpoint.mode === 'refuse-with-reason') reply(response, 422, { error: REFUSAL });
      else if (endpoint.mode === 'refuse-without-reason')
        response.writeHead(503).end('<p>Down</p>');
      else hanging.push(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/form`;
  return endpoint;
}

async function receive(request: IncomingMessage): Promise<ReceivedForm> {
  const contentType = request.headers['content-type'] ?? '';
  const body = new Response(new Uint8Array(await buffer(request)), {
    headers: { 'content-type': contentType },
  });
  const fields = Object.fromEntries(
    [...(await body.formData())].filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
  return { contentType, accept: request.headers.accept ?? '', fields };
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
