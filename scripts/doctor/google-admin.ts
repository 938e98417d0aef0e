import { z } from 'zod';
import type { CompositeIndex, FieldOverride } from './check-firestore.ts';

/** Where Google's administration of a project answers, and as whom we ask. */
export interface GoogleAdmin {
  firestore: string;
  rules: string;
  /** Bearer token; the emulators take any. */
  token: () => Promise<string>;
}

export const GOOGLE_ADMIN = {
  firestore: 'https://firestore.googleapis.com',
  rules: 'https://firebaserules.googleapis.com',
} as const;

/**
 * Who asks, and for which project: without one, Google's administration refuses people who are signed
 * in as themselves (docs.cloud.google.com/docs/authentication/adc-troubleshooting/user-creds).
 */
export function requestHeaders(project: string, token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
}

/** How long one answer may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

const fieldSchema = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});

const indexesSchema = z.object({
  indexes: z
    .array(
      z.object({
        name: z.string(),
        queryScope: z.string(),
        fields: z.array(fieldSchema),
        state: z.string(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const fieldsSchema = z.object({
  fields: z
    .array(
      z.object({
        name: z.string(),
        indexConfig: z.object({ indexes: z.array(z.unknown()).default([]) }).optional(),
        ttlConfig: z.object({ state: z.string() }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const releaseSchema = z.object({ rulesetName: z.string() });
const rulesetSchema = z.object({
  source: z.object({ files: z.array(z.object({ content: z.string() })) }),
});

/** Every composite index of the default database. */
export async function readIndexes(admin: GoogleAdmin, project: string): Promise<CompositeIndex[]> {
  const pages = await allPages(admin, project, `${groupsOf(project)}/indexes`, indexesSchema);
  return pages
    .flatMap(({ indexes }) => indexes)
    .map(({ name, ...index }) => ({ ...index, collectionGroup: partOf(name, 'collectionGroups') }));
}

/** Every field that is indexed otherwise than by itself, or has a time-to-live policy. */
export async function readFields(admin: GoogleAdmin, project: string): Promise<FieldOverride[]> {
  const filter = 'indexConfig.usesAncestorConfig:false OR ttlConfig:*';
  const path = `${groupsOf(project)}/fields?filter=${encodeURIComponent(filter)}`;
  const pages = await allPages(admin, project, path, fieldsSchema);
  return pages
    .flatMap(({ fields }) => fields)
    .map(({ name, indexConfig, ttlConfig }) => ({
      collectionGroup: partOf(name, 'collectionGroups'),
      fieldPath: partOf(name, 'fields'),
      indexes: indexConfig?.indexes.length ?? 0,
      ttl: ttlConfig?.state ?? null,
    }));
}

/** The rules that hold for Firestore; null when none were ever released. */
export async function readRules(admin: GoogleAdmin, project: string): Promise<string | null> {
  const ask = (path: string) => get(admin, project, `${admin.rules}/v1/${path}`);
  const release = await ask(`projects/${project}/releases/cloud.firestore`);
  if (release === null) return null;
  const { rulesetName } = releaseSchema.parse(release);
  const { source } = rulesetSchema.parse(await ask(rulesetName));
  return source.files.map(({ content }) => content).join('\n');
}

function groupsOf(project: string): string {
  return `projects/${project}/databases/(default)/collectionGroups/-`;
}

/** A part of a resource's name: what comes after a word. */
function partOf(name: string, word: string): string {
  const parts = name.split('/');
  return parts[parts.indexOf(word) + 1] ?? '';
}

async function allPages<T extends { nextPageToken?: string | undefined }>(
  admin: GoogleAdmin,
  project: string,
  path: string,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const pages: T[] = [];
  let token: string | undefined;
  do {
    const next = token === undefined ? '' : `${path.includes('?') ? '&' : '?'}pageToken=${token}`;
    const address = `${admin.firestore}/v1/${path}${next}`;
    const page = schema.parse(await get(admin, project, address));
    pages.push(page);
    token = page.nextPageToken;
  } while (token !== undefined && token !== '');
  return pages;
}

/** @returns null for what is not there */
async function get(admin: GoogleAdmin, project: string, address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: requestHeaders(project, await admin.token()),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${response.status} for ${address}.`);
  return response.json();
}
