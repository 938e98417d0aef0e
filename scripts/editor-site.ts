import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildEditor } from '#src/integrations/content-editor/build.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';
import { EDITOR_PATH } from '#src/routes.ts';

interface HostingConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/**
 * Writes the visual editor and its Firebase configuration into a folder: a Hosting site of its own
 * with the headers of the members' site, and nothing else of it.
 *
 * @param given the settings of the build
 * @returns path of the configuration
 * @throws Error that names the setting which is missing
 */
export async function prepareEditorSite(
  root: string,
  folder: string,
  given: Record<string, string | undefined>,
): Promise<string> {
  const environment = readSiteEnvironment(given);
  const { PUBLIC_EDITOR_SITE: site, PUBLIC_EDITOR_REPOSITORY: repository } = environment;
  if (!site || !repository) {
    throw new Error(
      'Set PUBLIC_EDITOR_SITE and PUBLIC_EDITOR_REPOSITORY in .env.deploy to deploy the editor to a site of its own (docs/deploy.md).',
    );
  }
  await rm(folder, { recursive: true, force: true });
  const files = join(folder, 'public');
  await mkdir(files, { recursive: true });
  await buildEditor(environment, files);
  const firebase = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as {
    hosting: HostingConfig;
  };
  const hosting = {
    site,
    public: 'public',
    cleanUrls: true,
    trailingSlash: false,
    headers: firebase.hosting.headers,
    redirects: [{ source: '/', destination: EDITOR_PATH, type: 302 }],
  };
  const config = join(folder, 'firebase.json');
  await writeFile(config, JSON.stringify({ hosting }, null, 2));
  return config;
}
