/** Words of the things to do that rules word, and what a library prompt's variables are called. */
export const brandAdviceItems = {
  gap: {
    title: 'Ask {domain} to add you',
    titlePage: 'Ask {domain} to add you to “{page}”',
    titleProfile: 'Get an entry at {domain}, or complete the one you have',
    why: 'Cited in {cited} of {n} answers with search. In {k} of these a listed competitor is named, {rival} most often ({rivalK}), and you are not.',
  },
  silent: {
    title: 'Write one page that answers “{question}”',
    why: 'Answers with search to this question name you in {k} of {n}.',
    whyRival:
      'Answers with search to this question name you in {k} of {n}, and {rival} in {rivalK}.',
  },
  silentPage: {
    title: 'Answer “{question}” on {page}',
    why: 'You have a page about it, and answers with search to this question name you in {k} of {n}.',
    whyRival:
      'You have a page about it, and answers with search to this question name you in {k} of {n}, and {rival} in {rivalK}.',
  },
  critical: {
    title: 'Answer on your site what is criticised: {aspect}',
    why: 'In {k} of {n} answers with search that name you, this is criticised: “{quote}”.',
  },
  listed: {
    title: 'Keep what {domain} says about you right',
    why: 'Cited in {cited} of {n} answers with search; you are named in {k} of these. Check whether offer, address and prices there are right.',
  },
  site: {
    title: 'Make a page of your site easy to quote',
    why: 'Answers with search cite your site in 0 of {n}. Put facts in plain sentences onto the page that matters most.',
  },
  cited: {
    title: 'Keep {page} right and up to date',
    why: 'Of your pages, answers with search cite this one most: in {k} of {n}. Check its offer, prices and times.',
  },
  held: {
    title: 'Keep the page that answers “{question}” up to date',
    why: 'Answers with search to this question name you in {k} of {n}. Check that the facts on that page are right.',
  },
  profiles: {
    title: 'Let your profiles say the same as your site',
    why: 'Answers with search name you in {k} of {n}. Compare name, offer and address on the profiles that you have.',
  },
  aspects: {
    price: 'price',
    quality: 'quality',
    service: 'service',
    range: 'range',
    trust: 'trust',
    ease: 'ease of use',
  },
  /** Names of the variables in the library’s prompts. */
  variables: {
    prospects: 'prospects',
    offer: 'offer',
    brand: 'brand',
    competitor: 'closest_competitor',
    topic: 'topic',
    publication: 'publication',
    questions: 'target_questions',
    comments: 'comments',
  },
  prospect: '{domain}, cited in {cited} of {n} answers of AI models: {page}',
};
