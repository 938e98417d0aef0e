import { html, raw } from 'hono/html';
import { GOOGLE_ACCOUNTS, type GoogleAccount } from './accounts.ts';

type Markup = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; --ink: #1f1f1f; --soft: #575b5f; --line: #c6c9cc; --paper: #fff;
  --accent: #0b57d0; --on-accent: #fff; --note: #fff4cf; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --soft: #b3b8bd; --line: #4a4e52;
  --paper: #131314; --accent: #a8c7fa; --on-accent: #062e6f; --note: #3b3414; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.emulator { padding: .6rem 1rem; background: var(--note); text-align: center; font-size: .9rem; }
main { max-width: 28rem; margin: 3rem auto; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
p { color: var(--soft); }
label { display: block; margin: 1rem 0 .25rem; }
input { width: 100%; padding: .65rem; font: inherit; color: inherit; background: none;
  border: 1px solid var(--soft); border-radius: .4rem; }
button { padding: .65rem 1.1rem; font: inherit; border-radius: 2rem; border: 1px solid var(--accent);
  color: var(--accent); background: none; cursor: pointer; }
button.main { color: var(--on-accent); background: var(--accent); }
.account { display: block; width: 100%; margin: .5rem 0; padding: .8rem; text-align: left;
  color: inherit; border-color: var(--line); border-radius: .4rem; }
.account span { display: block; color: var(--soft); }
.row { display: flex; gap: .75rem; margin-top: 1.25rem; }
`;

function pageOf(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · local emulator for Google</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header class="emulator">A local emulator for Google: no real account is used.</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** The request travels along in the form's own address, so the page keeps nothing. */
export function chooserPage(query: string): Markup {
  return pageOf(
    'Choose an account',
    html`<form method="get" action="/consent">
        ${parametersOf(query)}
        ${GOOGLE_ACCOUNTS.map(
          ({ email, name }) =>
            html`<button class="account" name="account" value="${email}">
              ${name}<span>${email}</span>
            </button>`,
        )}
      </form>
      <form method="get" action="/consent">
        ${parametersOf(query)}
        <label for="account">Another account</label>
        <input id="account" name="account" type="email" autocomplete="off" required />
        <div class="row"><button class="main">Next</button></div>
      </form>
      <form method="post" action="/decision${query}">
        <div class="row"><button name="decision" value="cancel">Cancel</button></div>
      </form>`,
  );
}

export function consentPage(query: string, { email, name }: GoogleAccount): Markup {
  return pageOf(
    `Sign in as ${name}`,
    html`<p>The site will see your name and your e-mail address, ${email}.</p>
      <form method="post" action="/decision${query}">
        <div class="row">
          <button class="main" name="decision" value="allow">Continue</button>
          <button name="decision" value="deny">Deny</button>
        </div>
      </form>`,
  );
}

export function errorPage(reason: string): Markup {
  return pageOf('Access blocked', html`<p>${reason}</p>`);
}

function parametersOf(query: string): Markup[] {
  return [...new URLSearchParams(query)].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}
