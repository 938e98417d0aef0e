/**
 * The claims of `src/claims/register.ts`: how each reads, and what is written where it is not proven.
 * Null leaves the line out.
 */
export const claims = {
  professionals: {
    claimed:
      'More than 500 professionals learn AI with us: with tools that save time the same day, short courses that fit between two meetings, and people who answer questions.',
    unproven:
      'Learn AI at your desk: with tools for the work in front of you, short courses that fit between two meetings, and people who answer questions.',
  },
  struckPrice: {
    claimed: { insteadOf: 'Regular monthly price:', discount: '{discount} percent off' },
    unproven: null,
  },
  earlyBird: {
    claimed: {
      terms:
        'The early-bird price is {annual} per year (in Germany {net} net + {vat} VAT). The regular price is {regular} per month.',
      members: '{count} members pay the early-bird price.',
    },
    unproven: {
      terms: 'The price is {annual} per year (in Germany {net} net + {vat} VAT).',
      members: '{count} people are members.',
    },
  },
  monthlyTutorials: {
    claimed: {
      course:
        'Video tutorials and guides, each about one task, most of the videos 5 minutes or less. New ones every month.',
      benefit: 'Video tutorials and guides, updated monthly',
    },
    unproven: {
      course:
        'Video tutorials and guides, each about one task, most of the videos 5 minutes or less.',
      benefit: 'Video tutorials and guides',
    },
  },
};
