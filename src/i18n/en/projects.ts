export const projects = {
  meta: {
    title: 'Projects',
    description:
      'Tools and products from our own workshop: UX Tools, CX Tools and ChatGP. What they do and what they are built with.',
  },
  heading: 'Things we have built',
  intro: 'Our own products, where we try first what we later build for others.',
  visit: 'Visit website',
  details: 'About the project',
  features: 'Key features',
  technologies: 'Technologies',
  back: 'Back to Projects',
  articles: 'Related articles',
};
