import { accountMail } from './account-mail.ts';
import { brandRun } from './brand-run-mail.ts';
import { eventReminder } from './event-mail.ts';
import { ledgerMail } from './ledger-mail.ts';
import { membershipMail } from './membership-mail.ts';
import { supportMail } from './support-mail.ts';
import { welcomeMail } from './welcome-mail.ts';

/** Words of the emails that the functions write. */
export const mail = {
  signature: {
    director: 'Managing director: {name}',
  },
  contract: {
    subject: 'Your contract: {plan}',
    intro:
      'Thank you for your order. With this email we confirm the contract between you and us. It contains everything that belongs to it; please keep it.',
    number: 'Contract number',
    orderedAt: 'Ordered on',
    concludedAt: 'Contract made on',
    customer: 'For',
    paid: 'Paid with the order',
    withdraw:
      'As a consumer you can withdraw until {date}, without giving a reason; easiest in your dashboard under “Subscription” or, without an account, here:',
    withdrawLink: 'Withdraw from contract',
    cancel:
      'You can cancel at any time in your dashboard, by email or, without an account, on this page:',
    cancelLink: 'Cancel contracts here',
  },
  confirmation: {
    unconfirmed: {
      subject: 'Confirm your email address',
      text: 'Please open this link to confirm your email address and activate your account:',
      link: 'Confirm your email address',
    },
    confirmed: {
      subject: 'Your email address is already confirmed',
      text: 'You asked for a new confirmation, but your email address is already confirmed. You can sign in. If you have forgotten your password, you can set a new one there.',
      link: 'Sign in',
    },
    unknown: {
      subject: 'There is no account with this email address',
      text: 'You asked us to confirm this email address, but there is no account with it. Perhaps you signed up with another address. You can also create an account:',
      link: 'Create an account',
    },
    notYours:
      'You did not ask for this? Then somebody typed your address; you need not do anything.',
  },
  notice: {
    reasonGiven: 'given; we have it with your notice',
    endsAt: 'Your contract ends on',
    notYours: 'You did not send this? Then somebody typed your address; you need not do anything.',
  },
  contactCopy: {
    subject: 'We have received your message',
    text: 'Thank you for your message. You will hear from us by {date}. If you want to add something, simply reply to this email.',
    from: 'From',
    topic: 'Subject',
    sentAt: 'Sent on',
    message: 'Your message',
    notYours:
      'You did not write to us? Then somebody typed your address; you need not do anything.',
  },
  answer: {
    subject: 'Re: {subject}',
    reply: 'You can simply reply to this email.',
    wrote: '{name} wrote on {date}',
  },
  membership: membershipMail,
  welcome: welcomeMail,
  account: accountMail,
  support: supportMail,
  brandRun,
  eventReminder,
  operator: {
    openOnPage: 'Open it on the operator’s page',
    ledger: ledgerMail,
    contact: {
      subject: 'Contact request',
      intro:
        'Somebody wrote to us through the contact form. Answer on the operator’s page, which keeps the answer with the request; a reply to this email goes to them, too.',
      member: 'The sender was signed in as a member:',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      topic: 'Subject',
      message: 'Message',
      questionnaire: 'Answers of the questionnaire',
    },
    notice: {
      cancellation: 'Cancellation received ({reference})',
      withdrawal: 'Withdrawal received ({reference})',
      settled: 'The membership has ended by itself, and {refund} are refunded.',
      todo: 'Please deal with it today. The operator’s page shows whose contract it is, by when it is due and what to do. The sender has a confirmation of receipt. A reply to this email goes to them.',
      flood: {
        subject: 'Many contract notices since {from}',
        text: 'More cancellations and withdrawals have come since {from} than we report one by one. Each of them is stored and its sender sees a confirmation. What comes until {until} is only in the list: please look through it now and again then. Notices of members who are signed in still come one by one.',
        link: 'Open contract notices',
      },
    },
    budget: {
      spent: 'Cost this month',
      limit: 'Limit (BRAND_MONTHLY_BUDGET_USD)',
      todo: 'To go on at once, raise the setting and deploy the functions. Otherwise everything continues on the first of next month; waiting runs are kept.',
      states: {
        'schedules-stopped': {
          subject: 'Brand Checker: the month’s money for models is used up',
          text: 'Scheduled runs wait now. Members’ own questions go on until 110 % of the limit.',
        },
        stopped: {
          subject: 'Brand Checker: questions are refused until next month',
          text: 'The models have cost 110 % of the limit. Scheduled runs wait, and members’ own questions are refused.',
        },
      },
    },
    stripe: {
      openInStripe: 'Open in Stripe',
      object: 'At Stripe',
      member: 'Member',
      unknownMember: 'unknown',
      amount: 'Amount',
      reports: {
        disputeOpened: {
          subject: 'Dispute opened',
          todo: 'A payer had their bank take a payment back. Answer in Stripe before its deadline, with checkout record, receipt and activity. Access stays until the bank has decided.',
        },
        disputeWon: {
          subject: 'Dispute won',
          todo: 'The money is with us. See whether the membership is what it should be: one that ended meanwhile may have a refund due.',
        },
        disputeLost: {
          subject: 'Dispute lost',
          todo: 'The money is gone. The membership that it paid has ended by itself; nothing else is done. See whether the member wrote to you.',
        },
        disputeLostInPart: {
          subject: 'Dispute about a part lost',
          todo: 'A bank took back a part of a payment for good. The membership goes on, because the rest is with us. See whether the member wrote to you.',
        },
        refundFailed: {
          subject: 'Refund failed',
          todo: 'The bank rejected a refund, so the member still waits for the money. Stripe has put it back on our balance: ask the member for an account and pay it there.',
        },
        refundImpossible: {
          subject: 'Refund to be paid by hand',
          todo: 'This amount is due, but its invoice was not paid by a card or account that Stripe can refund. Pay it back by hand.',
        },
        refundRefused: {
          subject: 'Refund refused by Stripe',
          todo: 'Stripe refused a refund that is due. See why (often the balance is too low), then refund it in Stripe.',
        },
        noticeTakenAway: {
          subject: 'Money back, but no end',
          todo: 'The rest of this year was paid back for a notice, but at Stripe the membership has no end any more, so access goes on. Ask the member: end it again on the day of the notice, or have the refund paid back.',
        },
        withdrawnAgain: {
          subject: 'Withdrawn again',
          todo: 'A member has withdrawn from a membership for the second time or more, with everything paid back. That is their right. From the third order on, our order page refuses them and names the contact form: decide there.',
        },
        priceDiffers: {
          subject: 'The plan and Stripe name different prices',
          todo: 'Nobody can order until both are the same: the plan on the site and its price at Stripe differ in amount, currency or interval, or Stripe’s price is switched off. See “npm run doctor”, and “npm run prices:push”.',
        },
        subscriptionOfNobody: {
          subject: 'Subscription without a member',
          todo: 'A membership at Stripe belongs to no account of ours. Made by hand? Then put the account’s uid into its metadata; otherwise cancel and refund it.',
        },
        secondSubscription: {
          subject: 'Second subscription that was renewed',
          todo: 'A member has two living memberships, and the later one has been renewed, so nothing was undone. Ask the member, then cancel and refund one of them.',
        },
      },
    },
  },
};
