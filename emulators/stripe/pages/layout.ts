import { html, raw } from 'hono/html';
import type { PageLocale, PageTexts } from './texts.ts';

/** Hono's escaped markup. */
export type Markup = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; --ink: #16181d; --soft: #5a6070; --line: #d5d9e2; --paper: #fff;
  --ground: #f4f5f8; --accent: #3b47d6; --on-accent: #fff; --bad: #a3152b; --note: #fff4cf; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f1f5; --soft: #a9afbf; --line: #3a3f4c;
  --paper: #1c1f27; --ground: #121419; --accent: #a5adff; --on-accent: #12141f; --bad: #ff9aa9;
  --note: #3b3414; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
.emulator { margin: 0; padding: .6rem 1rem; background: var(--note); text-align: center;
  font-size: .9rem; }
main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: var(--paper);
  border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 .25rem; font-size: 1.35rem; line-height: 1.25; }
h2 { margin: 2rem 0 .5rem; font-size: 1.05rem; }
.amount { margin: 0; font-size: 2rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.soft { color: var(--soft); margin: 0; }
dl { display: grid; grid-template-columns: 1fr auto; gap: .35rem 1rem; margin: 1.25rem 0;
  padding: 1rem 0; border-block: 1px solid var(--line); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 550; }
input { width: 100%; padding: .65rem .75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--soft); border-radius: .5rem; }
input[type=checkbox] { width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; flex: none; }
.terms { display: flex; gap: .6rem; font-weight: 400; }
.custom { margin-top: 1rem; font-size: .9rem; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end; }
form + .soft { margin-top: .75rem; }
.back { margin: 0 0 1rem; }
button { width: 100%; margin-top: 1.25rem; padding: .75rem; font: inherit; font-weight: 600;
  color: var(--on-accent); background: var(--accent); border: 0; border-radius: .5rem;
  cursor: pointer; }
button.plain { color: var(--accent); background: none; border: 1px solid var(--accent); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.error { margin: 1rem 0 0; padding: .75rem; color: var(--bad); border: 1px solid var(--bad);
  border-radius: .5rem; }
details { margin-top: 1.25rem; color: var(--soft); font-size: .9rem; }
code { font-size: .95em; }
ul { padding-left: 1.1rem; }
`;

/** A hosted page, marked as the local emulator; works without JavaScript. */
export function pageOf(
  locale: PageLocale,
  texts: PageTexts,
  title: string,
  content: Markup,
): Markup {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${texts.emulatorName}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header class="emulator">${texts.emulator}</header>
        <main>${content}</main>
      </body>
    </html>`;
}
