import type { Me, Membership } from '@/lib/session/membership';

/** What the server knows about a free member, or about one with these facts. */
export function readyMembership(facts: Partial<Me> = {}): Membership {
  return {
    state: 'ready',
    me: {
      profile: {} as Me['profile'],
      subscription: null,
      past_contracts: [],
      statistics: {
        toolsUsed: 0,
        promptsCreated: 0,
        videosWatched: 0,
        communityRank: 0,
        totalPrompts: 0,
      },
      activity: [],
      next: {
        last_visit_at: null,
        tools: [],
        new_prompts: 0,
        favourites: 0,
        brand: null,
        lessons: null,
      },
      has_billing_account: false,
      is_new_visit: false,
      ...facts,
    },
  };
}
