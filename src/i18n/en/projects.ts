export const projects = {
  meta: {
    title: 'Projects: MVPs and AI tools from our workshop',
    ofOne: '{title}: a project of our own from Berlin',
    description:
      'Tools and products from our own workshop: UX Tools, CX Tools and ChatGP. What they do and what they are built with.',
  },
  heading: 'Things we have built',
  intro:
    'Our own products, where we try first what we later build for others. The problem, what we decided, and what came of it.',
  parts: {
    problem: 'Problem',
    decision: 'Decision',
    result: 'Result',
    role: 'Our part',
  },
  own: {
    label: 'Our own product',
    heading: 'This site and its members’ area',
    problem:
      'We teach people to work with AI and advise companies on being found by it. Slides do not prove that we can do either.',
    decision:
      'One product in two languages: public tools without an account, a paid area with a library of prompts, a builder and a Brand Checker. No tracking before consent, and no page that waits for a framework.',
    result:
      'It is online and you can try it. Every change is checked before it goes live: the weight of each page, its accessibility, its behaviour without JavaScript, and the way from sign-up to payment and cancellation.',
    role: 'Everything: idea, texts in both languages, design, code, payments, operation.',
    action: 'Open the table',
    membership: 'See the membership',
  },
  visit: 'Visit website',
  details: 'About the project',
  features: 'Key features',
  technologies: 'Technologies',
  back: 'Back to Projects',
  articles: 'Related articles',
};
