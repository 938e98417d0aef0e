import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { PortName } from '../environment.ts';
import { signInMembers } from '../bench/members.ts';
import { localApi } from '../seed/local-api.ts';
import type { People } from './actions.ts';
import type { LoadMember } from './caller.ts';

/** Every so many members pay for their membership; the others are given it. */
const PAYERS = 5;

/** Set up at the same time. */
const LANES = 4;

const claimsSchema = z.object({ sub: z.string(), email: z.string() });

interface Wanted {
  members: number;
  buyers: number;
  leavers: number;
}

/** Makes everybody who takes part, through the product's own calls where there is one. */
export async function makePeople(
  ports: Record<PortName, number>,
  db: Firestore,
  planId: string,
  wanted: Wanted,
): Promise<People> {
  const api = localApi(ports);
  const cookies = await signInMembers(ports, wanted.members + wanted.buyers + wanted.leavers);
  const everybody = cookies.map(memberOf);
  const members = everybody.splice(0, wanted.members);
  const leavers = everybody.splice(0, wanted.leavers);
  const payers = members.filter((_, index) => index % PAYERS === 0);
  const given = members.filter((_, index) => index % PAYERS > 0);
  await inLanes([...payers, ...leavers], async ({ cookie }) =>
    api.pay(await api.openCheckout(cookie, planId)),
  );
  await inLanes(given, async ({ uid }) => {
    const complimentary = { granted_at: new Date().toISOString(), ends_at: null };
    await db.doc(`user_profiles/${uid}`).update({ complimentary });
  });
  await inLanes(members, ({ cookie }) => api.reconcile(cookie));
  const campaigns = new Map<string, string>();
  await inLanes(members, async ({ uid, cookie }) => {
    const created = await api.brandChecker(cookie, {
      action: 'create-campaign',
      name: 'Load',
      brand_name: 'Anlauf',
    });
    if (created.action === 'create-campaign') campaigns.set(uid, created.campaign.id);
  });
  return {
    members: members.map((each) => ({ ...each, campaign: campaigns.get(each.uid) ?? '' })),
    payers,
    buyers: everybody,
    leavers,
  };
}

function memberOf(cookie: string): LoadMember {
  const [, payload = ''] = cookie.split('.');
  const { sub, email } = claimsSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return { uid: sub, email, cookie };
}

async function inLanes<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
  const entries = all.values();
  const lane = async () => {
    for (const each of entries) await work(each);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Uids of everybody; to be asked before anybody leaves. */
export function uidsOf({ members, buyers, leavers }: People): string[] {
  return [...members, ...buyers, ...leavers].map(({ uid }) => uid);
}
