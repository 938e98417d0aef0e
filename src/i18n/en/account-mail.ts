/** Words of the emails about an account. */
export const accountMail = {
  sessionsEnded: {
    subject: 'You are signed out everywhere',
    text: 'All sessions of your account were ended, on every device. To go on, sign in again.',
  },
  passwordChanged: {
    subject: 'The sign-in of your account has changed',
    text: 'The password of your account was changed, or all its sessions were ended. Other devices have to sign in again.',
  },
  addressChanged: {
    subject: 'Your account has a new email address',
    text: 'From now on you sign in with this email address, and our emails come to it.',
  },
  notYou:
    'If that was not you, set a new password at once: choose “Forgot password?” on the sign-in page. If you need help, write to {email}.',
  toSignIn: 'To the sign-in page',
  dormant: {
    subject: 'Your unused account will be deleted',
    text: 'You last used your account on {used}. If you want to keep it, sign in by {until}; that is enough. Otherwise we then delete it with everything that is stored in it, so that we keep no data for longer than it is needed.',
  },
  deletion: {
    subject: 'Your account is deleted',
    text: 'As you asked on {date}, your account and what was stored in it have been deleted. Nobody can sign in with it any more.',
    membership: 'Your membership and your access ended with it. Nothing more will be charged.',
    refund:
      'We are refunding {refund} to the means of payment that you used. Depending on your bank it can take some days to arrive.',
    noRefund: 'Nothing is refunded for the time that was left.',
    kept: 'Invoices stay with our payment provider, as tax law requires. We delete this email from our system within three days.',
  },
  newAddress: {
    free: {
      subject: 'Confirm your new email address',
      text: 'You want to use this email address for your account. Please open this link to confirm it. After that you are signed out everywhere, and you sign in with this address.',
      link: 'Confirm new email address',
    },
    taken: {
      subject: 'This email address already has an account',
      text: 'You wanted to use this email address for your account, but it already belongs to another account. You can sign in to that one. If you have forgotten its password, you can set a new one there.',
      link: 'Sign in',
    },
    same: {
      subject: 'This already is your email address',
      text: 'You wanted to use this email address for your account, but your account already has it. Nothing has changed.',
      link: 'Sign in',
    },
    notYours:
      'You did not ask for this? Then somebody typed your address; you need not do anything.',
  },
};
