/** Questions to begin with. They name no brand: that the answer does is what is tested. */
export const brandPrompts = {
  /** With one of the campaign's competitors. */
  alternatives: 'What are good alternatives to {competitor}?',
  general: [
    'Which providers in my region would you recommend to a small company, and why?',
    'Who is known for good quality at a fair price in this field?',
    'What should I look for when I compare providers, and which ones do best?',
  ],
  industries: {
    'ai-marketing': [
      'Which agencies help small companies to use AI in their marketing?',
      'Which tools and providers write good product texts with AI?',
      'Who can get our brand mentioned in answers of ChatGPT and Gemini?',
    ],
    saas: [
      'Which software is best for managing projects in a team of ten?',
      'Which SaaS tools replace our spreadsheets for quotes and invoices?',
      'Compare the leading tools for customer support, with prices.',
    ],
    ecommerce: [
      'Which online shops deliver sustainable everyday products within two days?',
      'Where can I buy well-made gifts online for less than 50 euros?',
      'Which shops have the best returns policy for clothes?',
    ],
    fintech: [
      'Which business account is best for a freelancer?',
      'Which apps help small companies to keep track of cash flow?',
      'Which payment provider is cheapest for a small online shop?',
    ],
    healthcare: [
      'How do I find a good practice that offers video consultations?',
      'Which providers of digital back training do health insurers pay for?',
      'Which clinics are known for short waiting times and good care?',
    ],
    technology: [
      'Which companies build reliable custom software for mid-sized firms?',
      'Who can move our servers to the cloud within a month?',
      'Which IT service providers are good at data protection?',
    ],
    marketing: [
      'Which marketing agencies are good for local businesses?',
      'Who can plan and run a campaign for 5,000 euros?',
      'Which agencies are strong in content and search at the same time?',
    ],
    finance: [
      'Which independent financial advisers can you recommend?',
      'Who offers simple, cheap pension plans for young families?',
      'Which tax advisers work fully digitally with small companies?',
    ],
    education: [
      'Which online courses teach the use of AI at work?',
      'Which schools offer good part-time training for career changers?',
      'Where can a team learn data analysis in a few weeks?',
    ],
    retail: [
      'Which shops in the city centre give good advice on running shoes?',
      'Where can I buy regional food from small producers?',
      'Which retailers repair what they sell?',
    ],
  },
};
