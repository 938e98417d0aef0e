import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import type { GoogleAdmin } from '#scripts/doctor/google-admin.ts';
import { HOST } from '#scripts/environment.ts';

/** What was deployed: the rules' text and the content of firestore.indexes.json. */
export interface Deployed {
  rules: string;
  indexes: {
    indexes: { collectionGroup: string; queryScope: string; fields: object[] }[];
    fieldOverrides: {
      collectionGroup: string;
      fieldPath: string;
      ttl?: boolean;
      indexes: object[];
    }[];
  };
}

/**
 * Answers what is deployed in the words of Google's Firestore Admin API and Firebase Rules API.
 *
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes
 */
export async function startGoogleAdmin({
  rules,
  indexes: { indexes, fieldOverrides },
}: Deployed): Promise<{ admin: GoogleAdmin; stop: () => void }> {
  const app = new Hono();
  const groups = '/v1/projects/:project/databases/:database/collectionGroups';
  app.get(`${groups}/-/indexes`, (c) =>
    c.json({
      indexes: indexes.map(({ collectionGroup, queryScope, fields }, index) => ({
        name: `projects/p/databases/d/collectionGroups/${collectionGroup}/indexes/${index}`,
        queryScope,
        fields: [...fields, { fieldPath: '__name__' }],
        state: 'READY',
      })),
    }),
  );
  app.get(`${groups}/-/fields`, (c) =>
    c.json({
      fields: fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes: own }) => ({
        name: `projects/p/databases/d/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
        indexConfig: { indexes: own },
        ...(ttl === true && { ttlConfig: { state: 'ACTIVE' } }),
      })),
    }),
  );
  app.get('/v1/projects/:project/releases/cloud.firestore', (c) =>
    c.json({ rulesetName: `projects/${c.req.param('project')}/rulesets/newest` }),
  );
  app.get('/v1/projects/:project/rulesets/newest', (c) =>
    c.json({ source: { files: [{ name: 'firestore.rules', content: rules }] } }),
  );
  const [server, port] = await new Promise<[ServerType, number]>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: HOST, port: 0 }, (info) => {
      resolve([started, info.port]);
    });
  });
  const origin = `http://${HOST}:${port}`;
  return {
    admin: { firestore: origin, rules: origin, token: () => Promise.resolve('any') },
    stop: () => server.close(),
  };
}
