/** Withdrawal instruction and model form: annexes 1 and 2 to Art. 246a § 1 (2) EGBGB, for services. */
export const withdrawal = {
  heading: 'Withdrawal instruction',
  sections: [
    {
      heading: 'Right of withdrawal',
      text: [
        'You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period is fourteen days from the day of the conclusion of the contract.',
        'To exercise the right of withdrawal, you must inform us ({company}, {street}, {postalCode} {city}, {country}, phone {phone}, email {email}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an email). You may use the model withdrawal form below, but it is not obligatory.',
        'You can also exercise your right of withdrawal online at [{withdrawAddress}](/withdraw-contract). If you use this online function, we will send you an acknowledgement of receipt on a durable medium (by email) without delay, with the content of your withdrawal and the date and time at which it was received.',
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      ],
    },
    {
      heading: 'Effects of withdrawal',
      text: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'We ask for no compensation for what you have used until then, and your right of withdrawal does not end before the fourteen days, even if you use the membership at once. Your access ends with the withdrawal.',
      ],
    },
  ],
  form: {
    heading: 'Model withdrawal form',
    intro:
      '(If you want to withdraw from the contract, please complete this form and return it to us.)',
    lines: [
      'To {company}, {street}, {postalCode} {city}, {country}, email {email}:',
      'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following service: membership “Community Access”',
      'Ordered on (*)/received on (*): ____________________',
      'Name of the consumer(s): ____________________',
      'Address of the consumer(s): ____________________',
      'Signature of the consumer(s) (only if this form is notified on paper): ____________________',
      'Date: ____________________',
      '(*) Delete as appropriate.',
    ],
  },
};
