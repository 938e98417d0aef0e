import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Wanted } from './ports.ts';

const indexesJson = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.string().optional(),
          arrayConfig: z.string().optional(),
        }),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().default(false),
      indexes: z.array(z.unknown()),
    }),
  ),
});

/** What this checkout would deploy. */
export function readWanted(root: string): Wanted {
  const json = indexesJson.parse(JSON.parse(readFileSync(`${root}firestore.indexes.json`, 'utf8')));
  return {
    rules: readFileSync(`${root}firestore.rules`, 'utf8'),
    indexes: json.indexes,
    fields: json.fieldOverrides.map(({ ttl, indexes, ...field }) => ({
      ...field,
      indexes: indexes.length,
      ttl: ttl ? 'ACTIVE' : null,
    })),
  };
}
