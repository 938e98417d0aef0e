import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Locale } from '#src/i18n/locales.ts';
import { SITE } from '#src/site.config.ts';
import type { ResultPage } from '../call.ts';
import type { ApiEnv } from './context.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:42rem;padding:2rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2}
pre{padding:1.25rem;border:1px solid;border-radius:.375rem;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:inherit}
nav a{display:inline-block;margin:.5rem 1rem 0 0;padding:.5rem 1rem;border:1.5px solid;border-radius:.375rem}
@media print{nav{display:none}}`;

/** The page loads nothing and runs no script; Hosting's headers forbid framing. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Responds with a page that shows the result of a form submitted without JavaScript (product 10.5). It
 * contains what was sent, so it cannot be prerendered. Every text is escaped.
 */
export function sendResultPage(
  c: Context<ApiEnv>,
  { heading, paragraphs, file, back }: ResultPage,
  locale: Locale,
): Response | Promise<Response> {
  c.header('Cache-Control', 'private, no-store');
  const download = file && `data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`;
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="content-security-policy" content="${POLICY}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${heading} · ${SITE.brand}</title>
          ${raw(`<style>${STYLE}</style>`)}
        </head>
        <body>
          <main>
            <h1>${heading}</h1>
            ${file && html`<pre>${file.text}</pre>`}
            ${paragraphs.map((text) => html`<p>${text}</p>`)}
            <nav>
              ${file && html`<a href="${download}" download="${file.name}">${file.label}</a>`}
              <a href="${back.href}">${back.label}</a>
            </nav>
          </main>
        </body>
      </html>`,
  );
}
