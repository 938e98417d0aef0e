import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { SETTINGS } from '#functions/config.ts';
import type { Settings } from './check-settings.ts';
import { requestHeaders } from './google-admin.ts';

/** Settings that are secrets: Secret Manager has them, and no file. */
const SECRETS = Object.entries(SETTINGS)
  .filter(([, { help }]) => help.includes('functions:secrets:set'))
  .map(([name]) => name);

const versionSchema = z.object({ payload: z.object({ data: z.string() }) });

const SECRET_MANAGER = 'https://secretmanager.googleapis.com';

/**
 * The settings that a project's functions were deployed with: the files that Firebase reads, and the
 * secrets of the environment, else of Secret Manager.
 */
export async function readSettings(
  root: string,
  project: string,
  token: () => Promise<string>,
): Promise<Settings> {
  const files = [`${root}functions/.env`, `${root}functions/.env.${project}`];
  const fromFiles = files
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')));
  const secrets = await Promise.all(
    SECRETS.map(async (name) => [
      name,
      process.env[name] ?? (await readSecret(project, name, token)),
    ]),
  );
  return Object.assign({}, ...fromFiles, Object.fromEntries(secrets)) as Settings;
}

/** A setting of the site's build, of the environment or `.env.deploy`; empty when it is not there. */
export function readBuildSetting(root: string, name: `PUBLIC_${string}`): string {
  const file = `${root}.env.deploy`;
  const built = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return process.env[name] ?? built[name] ?? '';
}

/** @returns undefined for a secret that is not there or may not be read */
async function readSecret(
  project: string,
  name: string,
  token: () => Promise<string>,
): Promise<string | undefined> {
  const address = `${SECRET_MANAGER}/v1/projects/${project}/secrets/${name}/versions/latest:access`;
  const response = await fetch(address, { headers: requestHeaders(project, await token()) });
  if (!response.ok) return undefined;
  const { payload } = versionSchema.parse(await response.json());
  return Buffer.from(payload.data, 'base64').toString();
}
