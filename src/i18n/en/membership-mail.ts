/** Words of the emails about the end of a membership. */
export const membershipMail = {
  number: 'Contract number',
  endsOn: 'Ends on',
  refund: 'Refund',
  cancelled: {
    subject: 'Your membership ends on {date}',
    text: 'Your membership is cancelled and ends on {date}. Until then you have access as before, and nothing more will be charged.',
  },
  resumed: {
    subject: 'Your membership goes on',
    text: 'The cancellation of your membership has been taken back, so it goes on. The next payment of {price} is due on {next}.',
  },
  ended: {
    subject: 'Your membership has ended',
    text: 'Your membership ended on {date}, and with it your access. Nothing more will be charged.',
  },
  refunded:
    'We are refunding {refund} to the means of payment that you used. Depending on your bank it can take some days to arrive.',
  noRefund: 'Nothing is refunded.',
  toAccount: 'To your dashboard',
};
