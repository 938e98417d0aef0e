import type { EndpointHandler } from '../call.ts';
import { findLibrary } from '../stores/library-changes.ts';
import { changeListsOf, fillValues, findValues } from '../stores/member-library.ts';

export const memberLibrary: EndpointHandler<'member-library'> = {
  run: async ({ input, member: { uid }, now }) => {
    const { action } = input;
    switch (action) {
      case 'read': {
        const { favourites, recent } = await findLibrary(uid);
        return { action, favourites, recent };
      }
      case 'favourite':
      case 'use':
      case 'adopt': {
        const { favourites, recent } = await changeListsOf(uid, input, now);
        return { action, favourites, recent };
      }
      case 'values':
        return { action, id: input.id, values: await findValues(uid, input.id) };
      case 'fill': {
        const values = await fillValues(uid, input.id, input.values, now);
        return { action, id: input.id, values };
      }
    }
  },
};
