/** Words of the operator's email about a night's comparison with Stripe. */
export const ledgerMail = {
  subject: 'Comparison with Stripe: {line}',
  line: { one: '{members}, 1 difference', other: '{members}, {count} differences' },
  members: { one: '1 member', other: '{count} members' },
  mended: 'Put right by itself, nothing to do',
  left: 'Left to you',
  more: 'and {count} more',
  toPage: 'All runs',
  kinds: {
    event: 'An event never reached us; applied now',
    eventFailed: 'An event cannot be applied; see “Failed webhooks”',
    membership: 'A membership was stored otherwise than Stripe has it',
    deletion: 'The deletion of an account had broken off',
    orphan: 'A living membership whose account does not exist',
    notice: 'Money was paid back for a notice, but the membership has no end any more',
    withdrawal: 'A member’s withdrawal had been declared and not carried out',
    refund: 'A refund that Stripe had refused',
    price: 'The plan and its price at Stripe differ',
    failed: 'Could not be compared',
  },
};
