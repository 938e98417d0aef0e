import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { PROJECT_ID } from '../environment.ts';
import { readMessages, type Message } from './messages.ts';

export interface Mailbox {
  stop(): Promise<void>;
}

function listItem({ to, subject, link }: Message) {
  return html`<li><b>${subject}</b><br />${to}<br /><a href="${link}">${link}</a></li>`;
}

function page(messages: Message[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="5" />
        <title>Local mailbox</title>
        <style>
          body {
            font: 1rem/1.6 system-ui;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>Local mailbox</h1>
        <p>What the site would have sent by e-mail, newest first. Nothing leaves this machine.</p>
        ${
          messages.length === 0
            ? html`<p>No messages yet.</p>`
            : html`<ol>
                ${messages.map(listItem)}
              </ol>`
        }
      </body>
    </html>`;
}

/**
 * Shows the e-mails of the Auth emulator, which has no mail server: each link as a person would
 * find it, leading to the site's own action page. `/messages.json` is the same for tests.
 */
export async function startMailbox(options: {
  host: string;
  port: number;
  /** Origin of the Auth emulator. */
  authUrl: string;
  /** Origin of the site. */
  siteUrl: string;
}): Promise<Mailbox> {
  const source = `${options.authUrl}/emulator/v1/projects/${PROJECT_ID}/oobCodes`;
  const app = new Hono();
  app.get('/', async (c) => c.html(page(await readMessages(source, options.siteUrl))));
  app.get('/messages.json', async (c) => c.json(await readMessages(source, options.siteUrl)));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: options.host, port: options.port }, () => {
      resolve(started);
    });
  });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
      }),
  };
}
