import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { prepareEditorSite } from '#scripts/editor-site.ts';
import { contentEditor } from '#src/integrations/content-editor.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';
import { EDITOR_PATH } from '#src/routes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'editor-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SETTINGS = {
  PUBLIC_BACKEND: 'firebase',
  PUBLIC_SITE_URL: 'https://example.com',
  PUBLIC_FIREBASE_PROJECT_ID: 'project',
  PUBLIC_FIREBASE_API_KEY: 'key',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.com',
  PUBLIC_EDITOR_REPOSITORY: 'agency/site',
};
const WITH_SITE = { ...SETTINGS, PUBLIC_EDITOR_SITE: 'example-editor' };

test('the site has no editor where the editor has a site of its own', () => {
  const hooksWith = (given: Record<string, string>) =>
    Object.keys(contentEditor(readSiteEnvironment(given)).hooks);
  expect(hooksWith(SETTINGS)).toContain('astro:build:done');
  expect(hooksWith(WITH_SITE)).toEqual([]);
});

test('the editor’s own site has its page, its files and the site’s headers, and no call of ours', async () => {
  const config = await prepareEditorSite(root, folder, WITH_SITE);
  const { hosting } = JSON.parse(readFileSync(config, 'utf8')) as {
    hosting: Record<string, unknown>;
  };
  const ours = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as typeof hosting & {
    hosting: Record<string, unknown>;
  };
  expect(hosting).toMatchObject({ site: 'example-editor', headers: ours.hosting['headers'] });
  expect(hosting['redirects']).toEqual([{ source: '/', destination: EDITOR_PATH, type: 302 }]);
  expect(hosting['rewrites']).toBeUndefined();
  const files = join(dirname(config), String(hosting['public']));
  expect(readdirSync(files).toSorted()).toEqual(['admin', 'admin.html']);
  const page = readFileSync(join(files, 'admin.html'), 'utf8');
  expect(page).toContain('"repo":"agency/site"');
  const script = /<script type="module" src="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(existsSync(join(files, script))).toBe(true);
});

test('without a site or a repository it names the missing settings', async () => {
  await expect(prepareEditorSite(root, folder, SETTINGS)).rejects.toThrow('Set PUBLIC_EDITOR_SITE');
});
