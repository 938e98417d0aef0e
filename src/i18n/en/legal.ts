export const legal = {
  version: 'Version of {date}',
  /** Of the privacy policy: what is stored and for how long, by the name of its collection. */
  retention: {
    headings: { what: 'What', period: 'How long', why: 'Why' },
    account: 'as long as your account exists',
    days: { one: 'one day', other: '{count} days' },
    months: { one: 'one month', other: '{count} months' },
    years: { one: 'one year', other: '{count} years' },
    yearsFromEnd: {
      one: 'one year after the end of the year',
      other: '{count} years after the end of the year',
    },
    kept: '(also after your account is deleted)',
    anonymised: '(without you after your account is deleted)',
    collections: {
      user_profiles: {
        what: 'Profile: name, email address and former ones, consents, language and reminders',
        why: 'your account',
      },
      user_stats: { what: 'Counters of your dashboard', why: 'to show them to you' },
      user_activity: {
        what: 'Tools that you opened, prompts and videos',
        why: 'to show them to you',
      },
      lesson_progress: {
        what: 'Lessons that you marked as read or watched',
        why: 'to show you how far you are',
      },
      event_questions: {
        what: 'Your questions for the live Q&A',
        why: 'to answer them there, without your name',
      },
      member_library: {
        what: 'Favourites and last used prompts of the prompt library',
        why: 'to show them to you on every device',
      },
      prompt_values: { what: 'What you fill into prompts', why: 'until you clear it' },
      own_prompts: { what: 'Prompts that you write', why: 'until you delete them' },
      brand_campaigns: { what: 'Campaigns of the Brand Checker', why: 'until you delete them' },
      prompt_tests: {
        what: 'Prompts and answers of the Brand Checker',
        why: 'until you delete their campaign',
      },
      brand_matrix: {
        what: 'Which answers of the Brand Checker belong to which question',
        why: 'until you delete their campaign',
      },
      brand_months: {
        what: 'Counts of what the answers of the Brand Checker name and cite',
        why: 'until you delete their campaign',
      },
      brand_advice: {
        what: 'Things to do that the Brand Checker suggests',
        why: 'until you delete their campaign',
      },
      trial_questions: {
        what: 'Your free question about a brand and the answers of the models',
        why: 'to show them to you again',
      },
      trial_mailboxes: {
        what: 'A hash of the email address that a free question was asked with',
        why: 'so that each mailbox has one',
      },
      brand_runs: {
        what: 'Runs of the Brand Checker: by schedule, and your questions with web search',
        why: 'to compare each with the one before',
      },
      stripe_customers: { what: 'Your customer number at Stripe', why: 'payment' },
      user_subscriptions: { what: 'Your memberships', why: 'the contract' },
      payments: {
        what: 'Records of your payments',
        why: 'the contract and bookkeeping; Stripe keeps the invoices for the 8 years of tax law (section 147 AO)',
      },
      sync_tickets: { what: 'IDs of our requests to Stripe', why: 'to put late events in order' },
      stripe_events: { what: 'IDs of reports from Stripe', why: 'to apply each one once' },
      orders: { what: 'Your orders, with what you ordered and when', why: 'the contract' },
      contracts: {
        what: 'Your contracts, as we sent them to you: name, address, email, price, terms',
        why: 'we must keep trade letters (section 257 HGB, section 147 AO)',
      },
      refused_refunds: {
        what: 'Numbers and amounts of refunds that Stripe has refused so far',
        why: 'to make them after all',
      },
      ledger_runs: {
        what: 'Results of our nightly comparison with Stripe: IDs of contracts and accounts',
        why: 'to find mistakes in memberships and payments',
      },
      contract_notices: {
        what: 'Cancellations and withdrawals: name, email, contract, text',
        why: 'we must keep trade letters (section 257 HGB, section 147 AO)',
      },
      audit_log: {
        what: 'What our staff did about your account, a notice or a request, with their reason',
        why: 'proof until claims lapse (sections 195, 199 BGB)',
      },
      support_threads: {
        what: 'Messages to us in the members’ area, with our answers',
        why: 'to answer them and questions that follow',
      },
      contact_requests: {
        what: 'Contact requests',
        why: 'to answer them and questions that follow',
      },
      mail: { what: 'Emails that we sent you', why: 'to prove and repeat their delivery' },
      mail_marks: { what: 'Marks of emails that were sent', why: 'to send none twice' },
      rate_limits: {
        what: 'Counters, by hashes of IP and email addresses and by account',
        why: 'protection against abuse',
      },
      deleted_accounts: {
        what: 'The ID of a deleted account, without name or email',
        why: 'so that a late report of a payment bills you nothing',
      },
    },
    unconfirmed: {
      what: 'Accounts whose email was never confirmed, or without the required consents',
      why: 'so that you can still do both',
    },
    dormant: {
      what: 'Accounts without a running contract that were not used',
      why: 'so that you can come back; we email you {count} days before we delete it',
    },
    analytics: { what: 'Google Analytics: cookies and reports', why: 'your consent' },
  },
};
