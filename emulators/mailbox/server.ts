import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { readMessages, type MailSources, type Message } from './messages.ts';

export interface Mailbox {
  stop(): Promise<void>;
}

function listItem({ to, subject, link, text }: Message) {
  const content =
    link === undefined ? html`<pre>${text}</pre>` : html`<a href="${link}">${link}</a>`;
  return html`<li><b>${subject}</b><br />${to}<br />${content}</li>`;
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
          pre {
            white-space: pre-wrap;
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
 * Shows the e-mails of the functions and of the Auth emulator, as there is no mail server: each link
 * as a person would find it, leading to the site's own action page. `/messages.json` is the same for
 * tests.
 */
export async function startMailbox(options: {
  host: string;
  port: number;
  /** The project that the Auth emulator and Firestore run for. */
  projectId: string;
  /** Origin of the Auth emulator. */
  authUrl: string;
  /** `host:port` of Firestore, where the functions put what is to be sent. */
  firestore: string;
  /** The site's page for an action link, as Firebase's template setting names it in production. */
  siteLink: (actionLink: string) => string;
}): Promise<Mailbox> {
  // The Admin SDK takes an emulator from the environment only.
  process.env['FIRESTORE_EMULATOR_HOST'] = options.firestore;
  const firebase = initializeApp({ projectId: options.projectId }, 'mailbox');
  const sources: MailSources = {
    codesUrl: `${options.authUrl}/emulator/v1/projects/${options.projectId}/oobCodes`,
    db: getFirestore(firebase),
    siteLink: options.siteLink,
  };
  const app = new Hono();
  app.get('/', async (c) => c.html(page(await readMessages(sources))));
  app.get('/messages.json', async (c) => c.json(await readMessages(sources)));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: options.host, port: options.port }, () => {
      resolve(started);
    });
  });
  return {
    stop: async () => {
      await once(server.close(), 'close');
      await deleteApp(firebase);
    },
  };
}
