import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '#scripts/environment.ts';
import { configure } from './brand-checker.ts';

/** Answers as Claude, after `meanwhile`, and refuses as every other model. */
export async function startModel(
  text: string,
  meanwhile: () => unknown,
): Promise<{ stop: () => void }> {
  const model = createServer((request, response) => {
    if (!request.url?.endsWith('/messages')) {
      response.writeHead(400).end();
      return;
    }
    const answer = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'slow',
      stop_reason: 'end_turn',
      stop_sequence: null,
      content: [{ type: 'text', text }],
      usage: { input_tokens: 1, output_tokens: 1 },
    };
    void Promise.resolve(meanwhile()).then(() => response.end(JSON.stringify(answer)));
  });
  model.listen(0, HOST);
  await once(model, 'listening');
  configure({ MODEL_API_BASE: `http://${HOST}:${(model.address() as AddressInfo).port}` });
  return {
    stop: () => {
      model.closeAllConnections();
      model.close();
    },
  };
}
