export const aiCheck = {
  meta: {
    title: 'Can AI read your site? Free website check',
    description:
      'Check whether ChatGPT, Claude, Perplexity and Bing can read your website: crawlers, text without scripts, structured data. Free, without an account.',
  },
  heading: 'Can AI read your site?',
  intro:
    'Assistants that search the web can only name you if they can read your pages. We read your robots.txt, your sitemap and up to five pages, as a crawler does, and say what to change.',
  form: {
    address: 'Address of your website',
    addressHint: 'For example, example.com. We store neither the address nor the result.',
    submit: 'Check the site',
    checking: 'Reading the site. This takes up to a minute.',
    noAddress: 'Enter a web address, like example.com.',
  },
  report: {
    heading: 'Result for {site}',
    checked: 'Read on {date}, without scripts.',
    pages: 'Pages that we read',
    counts: 'To change: {fail} · To look at: {look} · Fine: {pass}',
    noScore: 'We give no score, because nobody outside knows how assistants weigh these points.',
    states: {
      fail: 'Change',
      look: 'Look at',
      pass: 'Fine',
      note: 'Good to know',
    },
    change: 'What to do',
    on: 'On',
    copy: 'Copy as text',
    copied: 'Copied!',
    copyFailed: 'The browser refused to copy. Print the result instead.',
    take: 'Add to “What to do” of a campaign',
    print: 'Print',
    fileName: 'ai-check',
    download: 'Save as a file',
    again: 'Check another site',
  },
  help: {
    heading: 'What helps',
    service: 'Have it done: our digital marketing',
    terms: 'What structured data are: the AI Glossary',
    prompt: 'Prompt for members: make a page quotable for AI answers',
    lesson: 'Lesson for members: whether assistants name your brand',
  },
  what: {
    heading: 'What the check does not know',
    text: 'It sees your site from one place, at one moment and under our own name. Whether an assistant names you depends on more: on what others write about you, and on the question.',
  },
  errors: {
    'site-not-public': 'Only public websites at their usual address can be read.',
    'site-redirect': 'This website redirects too often or to something else than a web page.',
    'site-unreachable': 'This website could not be reached. Check the spelling.',
    'site-too-slow':
      'This website took too long to answer. Crawlers give up as well; try again later.',
    'site-too-large': 'The page is larger than a megabyte. Try another page of the site.',
    'site-not-html': 'There is no web page at this address.',
    'site-refused':
      'This website refused to let us in. If AI crawlers meet the same, they cannot read it: look for their names in the log of its server or firewall.',
    'too-many-requests':
      'Your connection has used its {count} checks of this hour. Please try again in an hour.',
    'service-quota-reached': 'All checks of today are used up. There are new ones tomorrow.',
    'invalid-input': 'This is not a web address. Enter one like example.com.',
    timeout: 'There was no answer in time. Please try again.',
    network: 'There is no connection. Your entry is kept; please try again once you are online.',
    other: 'The check did not work. Please try again.',
  },
  failed: {
    title: 'Website not checked',
    description: 'Your website could not be checked.',
    heading: 'The website could not be checked',
    text: 'Check the spelling of the address: only public websites can be read. It may also be that the site refused us, that it took too long, or that your connection has used its five checks of this hour. Then try again later, or email us: {email}',
    back: 'Back to the check',
  },
};
