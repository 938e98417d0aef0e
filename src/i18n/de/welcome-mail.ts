import type { welcomeMail as en } from '../en/welcome-mail.ts';

export const welcomeMail: typeof en = {
  subject: 'Willkommen: drei Schritte zum Anfang',
  text: 'Deine Mitgliedschaft hat begonnen, und alles steht dir offen. Der Vertrag kommt in einer eigenen E-Mail. Diese drei Schritte zeigen dir, was du hier tun kannst:',
  steps: {
    campaign: {
      heading: '1. Deine erste Kampagne',
      text: 'Nenne deine Marke und stelle die Fragen deiner Kundschaft. In ein paar Minuten siehst du, ob die KI dich nennt und wen sie stattdessen nennt.',
      link: 'Erste Kampagne anlegen',
    },
    prompt: {
      heading: '2. Ein Prompt für die Arbeit von heute',
      text: 'Such dir in der Bibliothek einen aus, fülle seine Lücken aus und kopiere ihn.',
      link: 'Prompt finden',
    },
    events: {
      heading: '3. Das nächste Live-Q&A',
      text: 'Bring eine Aufgabe mit oder hör zu. Sobald der Termin feststeht, findest du ihn in deinem Dashboard.',
      link: 'Zum Dashboard',
    },
  },
  help: 'Etwas klappt nicht, oder du weißt nicht, wo du anfangen sollst? Antworte einfach auf diese E-Mail.',
};
