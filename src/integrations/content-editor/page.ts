import { policyText } from '../finish-pages/content-policy.ts';
import type { SiteEnvironment } from '../site-environment.ts';
import { editorConfiguration } from './configuration.ts';

const GITHUB = ['https://api.github.com', 'https://github.com'];
/** The origin of GitHub's profile pictures. */
const GITHUB_PICTURES = 'https://*.githubusercontent.com';

/**
 * The editor's page. It has its own content security policy: the editor adds style elements, shows
 * pictures from blob URLs, and calls GitHub where a repository is configured.
 *
 * @param script path of the editor's script
 */
export function editorPage(environment: SiteEnvironment, script: string): string {
  const configuration = JSON.stringify(editorConfiguration(environment)).replaceAll('<', '\\u003c');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy(environment)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<title>Editor</title>',
    `<script id="config" type="application/json">${configuration}</script>`,
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n');
}

function policy({ PUBLIC_EDITOR_REPOSITORY }: SiteEnvironment): string {
  const github = PUBLIC_EDITOR_REPOSITORY ? GITHUB : [];
  const own = ["'self'", 'blob:', 'data:'];
  const policy = {
    'default-src': ["'self'"],
    // The photo decoders are WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...own, ...(PUBLIC_EDITOR_REPOSITORY ? [GITHUB_PICTURES] : [])],
    'media-src': own,
    'connect-src': [...own, ...github],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return policyText(policy);
}
