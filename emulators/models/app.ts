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
import { HOSTILE_ANSWER, sampleAnswer } from './samples.ts';
import { scriptedReplySchema, type Finish, type Script, type ScriptedReply } from './script.ts';

const FORMATS = [openAiChat, openAiResponses, anthropicMessages, geminiGenerate];

export interface AppOptions {
  apiKey: string;
  script: Script;
  log: LoggedRequest[];
  control: ModelsControl;
}

/** The text of an answer, scripted or the sample. */
function textFor(
  { provider }: WireFormat,
  { model, prompt, json }: ModelsRequest,
  reply: ScriptedReply | undefined,
): { text: string; finish: Finish } {
  switch (reply?.kind) {
    case 'text':
      return { text: reply.text, finish: reply.finish ?? 'stop' };
    case 'json':
      return { text: JSON.stringify(reply.value), finish: 'stop' };
    case 'hostile':
      return { text: HOSTILE_ANSWER, finish: 'stop' };
    default: {
      if (json === undefined)
        return { text: sampleAnswer(provider, model, prompt), finish: 'stop' };
      const text = asksForCampaign(json.schema)
        ? JSON.stringify(sampleCampaign(prompt))
        : sampleJson(json.schema);
      return { text, finish: 'stop' };
    }
  }
}

function respond(
  format: WireFormat,
  request: ModelsRequest,
  reply: ScriptedReply | undefined,
): Response {
  if (reply?.kind === 'error') {
    const { status, body } = format.error(reply.status, `Scripted failure ${reply.status}`);
    const headers: Record<string, string> =
      reply.retryAfter === undefined ? {} : { 'Retry-After': String(reply.retryAfter) };
    return Response.json(body, { status, headers });
  }
  const { text, finish } = textFor(format, request, reply);
  const whole = JSON.stringify(format.answer(request, text, finish));
  const body = reply?.kind === 'malformed' ? whole.slice(0, whole.length / 2) : whole;
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

function serveFormat(app: Hono, format: WireFormat, { apiKey, script, log }: AppOptions): void {
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
    const reply = script.next(provider, prompt);
    if (reply?.delayMs !== undefined) {
      await delay(reply.delayMs, undefined, { signal: c.req.raw.signal });
    }
    const response = respond(format, request, reply);
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
