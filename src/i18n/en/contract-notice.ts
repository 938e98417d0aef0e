export const contractNotice = {
  form: {
    name: 'Name',
    email: 'Email',
    emailHint: 'We’ll send your confirmation here.',
    contract: 'Contract',
    contractHint: 'For example “Community Access” with your member email or invoice number.',
    cause: 'Kind of cancellation',
    ordinary: 'Ordinary cancellation',
    forCause: 'Cancellation for cause',
    reason: 'Reason',
    endsOn: 'Desired end date',
    endsOnHint: 'Leave it empty for the earliest possible date.',
    earliest:
      'Earliest possible date (in the first 12 months their end, after that one month from receipt)',
    sending: 'Sending …',
    failed:
      'Your notice could not be transmitted. Please try again, or send it by email; that has the same effect: {email}',
    errors: {
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      emailFormat: 'Please enter a complete email address, such as mia@example.com.',
      contract: 'Please tell us which contract is meant.',
      reason: 'Please give the reason for your cancellation.',
      endsOn:
        'This date is in the past. Please choose today or a later day, or leave the field empty.',
    },
  },
  declarations: {
    withdrawal: 'I withdraw from the contract “{contract}”.',
    ordinary: 'I cancel the contract “{contract}” with ordinary notice.',
    for_cause: 'I cancel the contract “{contract}” for cause.',
  },
  receipt: {
    reference: 'Reference',
    receivedAt: 'Received on',
    download: 'Download confirmation',
    mailed: 'We also send this confirmation to your email address.',
    refunded: 'Your contract has ended, and we refund {amount}. Save this confirmation.',
    notMailed:
      'We cannot email the confirmation again today. Your declaration has been received; please save this page.',
  },
  outcome: {
    notSent: 'Your notice could not be transmitted',
    failed:
      'Go back with your browser: what you wrote is usually still there. Please check that every field is filled in, that the email address is complete and that a desired end date is not in the past, then send it again. You can also send your notice by email; that has the same effect: {email}',
    home: 'Back to the home page',
    form: 'Back to the form',
  },
  cancellation: {
    meta: {
      title: 'Cancel contracts here',
      description: 'Cancel your membership without logging in and get a confirmation at once.',
    },
    heading: 'Cancel contracts here',
    text: 'You can cancel a contract with us here, without logging in. You see a confirmation at once.',
    submit: 'Cancel now',
    received: 'Your cancellation has been received',
    next: 'We tell you by email on which day your contract ends. Save this confirmation.',
    fileName: 'cancellation',
    /** Under the text. */
    withdraw:
      'Ordered less than 14 days ago? Then a withdrawal ends the contract at once, and you get everything back.',
    withdrawLink: 'Withdraw from contract',
  },
  withdrawal: {
    meta: {
      title: 'Withdraw from contract',
      description: 'Withdraw from a contract within 14 days, without giving a reason.',
    },
    heading: 'Withdraw from contract',
    text: 'Consumers can withdraw from a contract within 14 days of concluding it, without giving a reason. To meet the deadline, it is enough to send your withdrawal before it ends.',
    submit: 'Confirm withdrawal',
    received: 'Your withdrawal has been received',
    next: 'If it came within 14 days, we refund all payments within 14 days of receipt. Save this confirmation.',
    fileName: 'withdrawal',
  },
};
