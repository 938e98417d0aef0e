import { describeAuthUser } from '../gateways/auth.ts';
import type { EndpointHandler } from '../call.ts';
import { readOwnRows } from '../stores/own-data.ts';

export const myData: EndpointHandler<'my-data'> = {
  run: async ({ input: { collection, after }, member }) => {
    if (collection !== 'account') return readOwnRows(collection, member, after ?? null);
    const account = await describeAuthUser(member.uid);
    return { rows: account === null ? [] : [account], next: null };
  },
};
