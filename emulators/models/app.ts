import { setTimeout as delay } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { asksForCampaign, sampleCampaign } from './campaign-sample.ts';
import type { ModelsControl, LoggedRequest } from './control.ts';
import { anthropicMessages } from './formats/anthropic.ts';
import { geminiGenerate } from './formats/gemini.ts';
import { openAiChat } from './formats/openai-chat.ts';
import { openAiResponses } from './formats/openai-responses.ts';
import { BadRequest, type ModelsRequest, type WireFormat } from './formats/wire-format.ts';
import { sampleJson } from './json-sample.ts';
import { HOSTILE_PAGES, sampleSearch } from './sample-search.ts';
import { HOSTILE_ANSWER, sampleAnswer } from './samples.ts';
import { scriptedReplySchema, type Reply, type Script } from './script.ts';
import type { PausedTurns } from './turn.ts';
import { plannedSearches, type PlannedAnswer } from './turn.ts';

const FORMATS = [openAiChat, openAiResponses, anthropicMessages, geminiGenerate];

export interface AppOptions {
  apiKey: string;
  script: Script;
  log: LoggedRequest[];
  paused: PausedTurns;
  control: ModelsControl;
}

/** An answer, scripted or the sample; without the search tool it has no searches. */
function planAnswer(
  { provider }: WireFormat,
  { model, prompt, json, search }: ModelsRequest,
  reply: Reply | undefined,
): PlannedAnswer {
  const plain = (text: string): PlannedAnswer => ({
    text,
    finish: 'stop',
    searches: [],
    cited: [],
  });
  const found = search !== undefined;
  switch (reply?.kind) {
    case 'text':
      return { ...plain(reply.text), finish: reply.finish ?? 'stop' };
    case 'search': {
      const { text, finish = 'stop', searches, cited } = reply;
      return found
        ? { text, finish, searches: plannedSearches(searches), cited }
        : { ...plain(text), finish };
    }
    case 'json':
      return plain(JSON.stringify(reply.value));
    case 'hostile': {
      if (!found) return plain(HOSTILE_ANSWER);
      const searches = [{ queries: [HOSTILE_ANSWER], pages: HOSTILE_PAGES }];
      const cited = HOSTILE_PAGES.map((page) => ({ ...page, quote: 'Click here' }));
      return { ...plain(HOSTILE_ANSWER), searches: plannedSearches(searches), cited };
    }
    default: {
      if (json !== undefined) {
        return plain(
          asksForCampaign(json.schema)
            ? JSON.stringify(sampleCampaign(prompt))
            : sampleJson(json.schema, prompt),
        );
      }
      if (!found) return plain(sampleAnswer(provider, model, prompt));
      const { text, searches, cited } = sampleSearch(provider, model, prompt);
      return { ...plain(text), searches: plannedSearches(searches), cited };
    }
  }
}

function respond(
  format: WireFormat,
  request: ModelsRequest,
  reply: Reply | undefined,
  paused: PausedTurns,
): Response {
  if (reply?.kind === 'error') {
    const { status, body } = format.error(reply.status, `Scripted failure ${reply.status}`);
    const headers: Record<string, string> =
      reply.retryAfter === undefined ? {} : { 'Retry-After': String(reply.retryAfter) };
    return Response.json(body, { status, headers });
  }
  const planned = paused.take(request.continues) ?? planAnswer(format, request, reply);
  const whole = JSON.stringify(format.answer(request, paused.next(planned)));
  const body = bodyOf(whole, reply);
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

function bodyOf(whole: string, reply: Reply | undefined): string {
  if (reply?.kind === 'body') return reply.body;
  return reply?.kind === 'malformed' ? whole.slice(0, whole.length / 2) : whole;
}

function serveFormat(
  app: Hono,
  format: WireFormat,
  { apiKey, script, log, paused }: AppOptions,
): void {
  app.post(format.path, async (c: Context) => {
    const key = format.keyOf(c);
    if (key !== apiKey) {
      const { status, body } = format.unauthorized(key);
      return Response.json(body, { status });
    }
    let request: ModelsRequest;
    let body: unknown;
    try {
      body = await c.req.json();
      request = format.read(c, body);
    } catch (error) {
      if (!(error instanceof BadRequest || error instanceof SyntaxError)) throw error;
      const refused = format.error(400, error.message);
      return Response.json(refused.body, { status: refused.status });
    }
    const { model, prompt } = request;
    const { provider } = format;
    const entry: LoggedRequest = { provider, path: c.req.path, status: null, model, prompt, body };
    log.push(entry);
    const reply = script.next(provider, request);
    if (reply?.delayMs !== undefined) {
      await delay(reply.delayMs, undefined, { signal: c.req.raw.signal });
    }
    const response = respond(format, request, reply, paused);
    entry.status = response.status;
    return response;
  });
}

/** `POST /_local/script` (a list of replies), `POST /_local/reset`, `GET /_local/requests`. */
function serveControl(app: Hono, control: ModelsControl): void {
  app.get('/_local/requests', () => Response.json(control.requests()));
  app.post('/_local/reset', (c) => {
    control.reset();
    return c.json(true);
  });
  app.post('/_local/script', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const replies = z.array(scriptedReplySchema).safeParse(body);
    if (!replies.success) return c.json({ error: z.prettifyError(replies.error) }, 400);
    control.script(...replies.data);
    return c.json(true);
  });
}

/** The whole HTTP surface. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  for (const format of FORMATS) serveFormat(app, format, options);
  serveControl(app, options.control);
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    console.error(error);
    return c.json({ error: 'emulators/models failed; see its log.' }, 500);
  });
  return app;
}
