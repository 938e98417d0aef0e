import type { footer as en } from '../en/footer';
import { NAMES } from '../names.ts';

export const footer: typeof en = {
  tagline: 'Der Anlauf vor dem Sprung.',
  description:
    'Ein kleines Berliner Team für MVP-Entwicklung, KI-Automatisierung und digitales Marketing. Wir bauen es, schalten es ein und zeigen dir, wie es funktioniert.',
  menu: 'Menü',
  home: 'Startseite',
  blog: 'Blog',
  digitalMarketing: 'Digitales Marketing',
  aiAutomation: 'KI-Automatisierung',
  software: 'MVP-Entwicklung',
  contact: 'Kontakt',
  contactLink: 'Kostenlose Beratung anfragen',
  linkedin: 'LinkedIn',
  more: 'Mehr',
  projects: 'Projekte',
  training: 'Training',
  privacy: 'Datenschutz',
  legal: NAMES.de.legal,
  terms: NAMES.de.terms,
  accessibility: 'Barrierefreiheit',
  cancelContract: 'Verträge hier kündigen',
  withdrawContract: 'Vertrag widerrufen',
  builtBy: 'Gestaltet und gebaut von {brand} in {city}.',
};
