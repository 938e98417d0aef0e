import type { brandAdviceItems as en } from '../en/brand-advice-items.ts';

export const brandAdviceItems: typeof en = {
  gap: {
    title: 'Bitte {domain}, dich aufzunehmen',
    titlePage: 'Bitte {domain}, dich in „{page}“ aufzunehmen',
    titleProfile: 'Lege bei {domain} einen Eintrag an oder vervollständige ihn',
    why: 'In {cited} von {n} Antworten mit Suche als Quelle genannt. In {k} davon wird ein Wettbewerber aus deiner Liste genannt, am häufigsten {rival} ({rivalK}), du aber nicht.',
  },
  silent: {
    title: 'Schreibe eine Seite, die „{question}“ beantwortet',
    why: 'Die Antworten mit Suche auf diese Frage nennen dich in {k} von {n} Fällen.',
    whyRival:
      'Die Antworten mit Suche auf diese Frage nennen dich in {k} von {n} Fällen, {rival} in {rivalK}.',
  },
  silentPage: {
    title: 'Beantworte „{question}“ auf {page}',
    why: 'Du hast dazu eine Seite, aber die Antworten mit Suche auf diese Frage nennen dich nur in {k} von {n} Fällen.',
    whyRival:
      'Du hast dazu eine Seite, aber die Antworten mit Suche auf diese Frage nennen dich nur in {k} von {n} Fällen, {rival} in {rivalK}.',
  },
  critical: {
    title: 'Antworte auf deiner Website auf die Kritik: {aspect}',
    why: 'In {k} von {n} Antworten mit Suche, die dich nennen, wird das kritisiert: „{quote}“.',
  },
  listed: {
    title: 'Halte aktuell, was {domain} über dich sagt',
    why: 'In {cited} von {n} Antworten mit Suche als Quelle genannt; in {k} davon kommst du vor. Prüfe, ob Angebot, Adresse und Preise dort stimmen.',
  },
  site: {
    title: 'Mach eine Seite deiner Website leicht zitierbar',
    why: 'In 0 von {n} Antworten mit Suche ist deine Website als Quelle genannt. Schreib auf die wichtigste Seite Fakten in einfachen Sätzen.',
  },
  cited: {
    title: 'Halte {page} richtig und aktuell',
    why: 'Von deinen Seiten nennen Antworten mit Suche diese am häufigsten als Quelle: in {k} von {n} Fällen. Prüfe Angebot, Preise und Zeiten.',
  },
  held: {
    title: 'Halte die Seite aktuell, die „{question}“ beantwortet',
    why: 'Die Antworten mit Suche auf diese Frage nennen dich in {k} von {n} Fällen. Prüfe, ob die Angaben auf dieser Seite stimmen.',
  },
  profiles: {
    title: 'Bring deine Profile und deine Website auf denselben Stand',
    why: 'Antworten mit Suche nennen dich in {k} von {n} Fällen. Vergleiche Name, Angebot und Adresse in den Profilen, die du hast.',
  },
  aspects: {
    price: 'Preis',
    quality: 'Qualität',
    service: 'Service',
    range: 'Angebot',
    trust: 'Vertrauen',
    ease: 'Bedienung und Erreichbarkeit',
  },
  variables: {
    prospects: 'kontakte',
    offer: 'angebot',
    brand: 'marke',
    competitor: 'engster_wettbewerber',
    topic: 'thema',
    publication: 'publikation',
    questions: 'zielfragen',
    comments: 'kommentare',
  },
  prospect: '{domain}, in {cited} von {n} Antworten von KI-Modellen als Quelle genannt: {page}',
};
