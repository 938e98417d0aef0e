import type { training as en } from '../en/training';
import { NAMES } from '../names.ts';

export const training: typeof en = {
  meta: {
    title: 'KI-Community und Training: Prompts, Tools, Q&A',
    description:
      'Expertenprompts, Prompt Builder, Anleitungen und Videos, der Brand Checker und jeden Monat ein Live-Q&A. Ein Jahresabo, {price} inklusive Mehrwertsteuer.',
  },
  hero: {
    title: 'Unser Werkzeugkasten, für ein Jahr.',
    subscribe: 'Mitglied werden',
    tools: [NAMES.de.promptLibrary, NAMES.de.smartBuilder, NAMES.de.brandChecker, NAMES.de.liveQA],
  },
  features: {
    title: 'Was du bekommst',
    items: [
      {
        title: 'Werkzeuge und Vorlagen',
        text: '{prompts} Expertenprompts, Prompt-Vorlagen zum Ausfüllen, der Smart Prompt Builder und der Brand Checker. Aktualisiert, wenn sich die Modelle ändern.',
      },
      {
        title: 'Kurzkurse',
        text: '{tutorials}',
      },
      {
        title: 'Monatliches Live-Q&A',
        text: 'Einmal im Monat setzen wir uns zusammen, schauen uns echte Aufgaben aus der Runde an und beantworten jede Frage.',
      },
    ],
  },
  tour: {
    title: 'Ein Blick hinein',
    text: 'Die Werkzeuge, wie Mitglieder sie heute sehen.',
  },
  sample: {
    title: 'Ein Prompt, ganz',
    text: 'So sind die Prompts der Bibliothek gebaut: eine Rolle mit Maßstab, das Material zwischen Marken, die Aufgabe am Schluss. Nimm ihn gern mit.',
    prompt: `Du bist Redakteurin, kürzt ohne Gnade und änderst nie eine Tatsache.

<text>
{{Text}}
</text>

Kürze den Text oben auf {{Anzahl}} Wörter für {{Publikum}}.
1. Nenne zuerst die drei Tatsachen, die erhalten bleiben müssen.
2. Schreibe dann die kurze Fassung in einfachen Sätzen.
3. Nenne am Schluss, was fehlt und wem es fehlen könnte.`,
  },
  course: {
    title: 'Was wann passiert',
    steps: [
      {
        period: 'Heute',
        title: 'Konto anlegen',
        text: 'Kostenlos: Smart Prompt Builder, Glossar, Periodensystem, drei Prompts, eine Lektion und eine Frage zu deiner Marke. Eine Karte brauchst du dafür nicht.',
      },
      {
        period: 'Wann du willst',
        title: 'Mitglied werden',
        text: 'Preis, MwSt., Laufzeit und Kündigung siehst du, bevor du zahlst. Danach ist sofort alles offen.',
      },
      {
        period: 'Jeden Monat',
        title: NAMES.de.liveQA,
        text: 'Termin, Raum und Platz für deine Frage findest du im Dashboard. Bring eine Aufgabe mit oder hör zu.',
      },
    ],
  },
  pricing: {
    title: 'Jahresmitgliedschaft',
    perYear: 'pro Jahr, inkl. MwSt.',
    vatLine: 'Deutschland: {net} netto + {vat} MwSt. ({vatPercent} %)',
    includes: [
      'Werkzeugkasten mit {prompts} Expertenprompts',
      'Prompt-Vorlagen zum Ausfüllen und der Smart Prompt Builder (auch kostenlos)',
      NAMES.de.brandChecker,
      'Video-Tutorials und Anleitungen',
      'Alle Aktualisierungen im Jahr',
      'Monatliches Live-Q&A',
      'Bevorzugter Support: ein Mensch antwortet innerhalb von zwei Arbeitstagen',
    ],
    guarantee: '14 Tage Geld-zurück-Garantie: dein gesetzliches Widerrufsrecht',
    button: 'Jetzt abonnieren',
  },
  faq: {
    title: 'Fragen und Antworten',
    items: [
      {
        question: 'Für wen ist die Community?',
        answer:
          'Für alle aus Marketing, Produkt und Design, für Gründerinnen, Gründer und kleine Teams, die KI im Alltag nutzen wollen. Technisches Vorwissen brauchst du nicht.',
      },
      {
        question: 'Wie viel Zeit muss ich mitbringen?',
        answer:
          'So viel, wie du hast. Die meisten Videos dauern höchstens 5 Minuten, bei jeder Anleitung steht die Lesezeit, und jeder Prompt funktioniert für sich. Das Live-Q&A findet einmal im Monat statt.',
      },
      {
        question: 'Was kostet es?',
        answer:
          '{price} im Jahr, inklusive Mehrwertsteuer. In Deutschland ({vatPercent} Prozent) sind das {net} netto plus {vat} Mehrwertsteuer; in anderen EU-Ländern gilt deren Satz, und der Endpreis bleibt gleich. Weitere Kosten gibt es nicht.',
      },
      {
        question: 'Kann ich kündigen?',
        answer:
          'Jederzeit, im Dashboard und ohne Begründung: in den ersten 12 Monaten zu deren Ende, danach mit einem Monat Frist. Bis dahin bleibt dein Zugang bestehen, und was du darüber hinaus bezahlt hast, erstatten wir.',
      },
      {
        question: 'Und wenn es nichts für mich ist?',
        answer:
          'Als Verbraucherin oder Verbraucher kannst du innerhalb von 14 Tagen nach dem Beitritt ohne Begründung widerrufen und bekommst den vollen Betrag zurück. Das ist dein gesetzliches Recht.',
      },
      {
        question: 'In welcher Sprache sind die Inhalte?',
        answer:
          'Prompts, Werkzeuge und Seiten gibt es auf Deutsch und Englisch. Du wechselst, wann du willst.',
      },
    ],
  },
  closing: {
    title: 'Heute anfangen, morgen anwenden.',
    text: '{price} für ein ganzes Jahr. Als Verbraucherin oder Verbraucher kannst du binnen 14 Tagen widerrufen.',
    button: 'Jetzt abonnieren',
  },
};
