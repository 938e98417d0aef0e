import { NAMES } from '../names.ts';

export const footer = {
  tagline: 'The run-up before the leap.',
  description:
    'A small Berlin team for MVP development, AI automation and digital marketing. We build it, switch it on and show you how it works.',
  menu: 'Menu',
  home: 'Home',
  blog: 'Blog',
  digitalMarketing: 'Digital Marketing',
  aiAutomation: 'AI Automation',
  software: 'MVP Development',
  contact: 'Contact',
  contactLink: 'Book a free consultation',
  linkedin: 'LinkedIn',
  more: 'More',
  projects: 'Projects',
  training: 'Training',
  privacy: 'Privacy',
  legal: NAMES.en.legal,
  terms: 'Terms of service',
  accessibility: 'Accessibility',
  cancelContract: 'Cancel contracts here',
  withdrawContract: 'Withdraw from contract',
  builtBy: 'Designed and built by {brand} in {city}.',
};
