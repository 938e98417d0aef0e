/** How questions of the Brand Checker are asked, and what they take of the limits. */
export const brandAsking = {
  modesLabel: 'How to ask',
  modes: { memory: 'From memory', search: 'With web search' },
  modesHint:
    'From memory: does the model know you? With web search: does it find you? The two are counted apart.',
  refused:
    'Gemini is asked from memory only: Google’s terms do not allow answers with its search to be stored and analysed.',
  samples: 'Samples',
  samplesHint: 'Models answer differently each time; more samples make figures reliable.',
  factors: 'Platforms × samples',
  scheduledFactors: 'Prompts × platforms × samples',
  parts: { memory: '{product} from memory', search: '{product} with web search' },
  searchesLeft:
    '{left} of {limit} web searches left this month, {today} today; an answer takes one or two.',
  tooFewAnswers: 'From memory, this asks for {count} answers; {left} are left today.',
  tooFewSearches:
    'With web search, two searches are reserved for each answer: this needs {count}; {left} are left this month, {today} today.',
  waiting: 'With web search: {settled} of {planned} answers are there',
  waitingHint: 'An answer takes 10 to 60 seconds. You can stay or look around.',
  noAnswer: {
    'model-retired': 'No answer: the model no longer exists.',
    'provider-outage': 'No answer: the provider failed several times, so it was not asked again.',
    'membership-ended': 'No answer: your membership had ended.',
    'search-quota': 'No answer: your web searches of the month are used up.',
    budget: 'No answer: the money for all members’ questions is used up for this month.',
    interrupted:
      'No answer: asking was interrupted. It is not asked again, so nothing is paid twice.',
  },
  schedule: {
    modesLabel: 'From memory or with web search',
    modes: {
      search: 'Web search each time, memory once a month',
      both: 'Both each time',
      memory: 'From memory each time',
    },
    modesHint:
      'What a model remembers changes only when it is replaced; then it is asked again by itself.',
    run: 'Each run: {line}.',
    monthly: 'In the first run of a month also {part}.',
    month:
      'That is up to {runs} runs and {low} to {high} of your {limit} web searches in a month. What does not fit is left out.',
    memoryLimit: 'From memory you have {limit} answers a day; a longer run continues the next day.',
    begins:
      'It begins about {time}, Berlin time. Times are spread over the day, so that nobody has to wait.',
    asks: 'Asks',
    berlin: '{time}, Berlin time',
  },
};
