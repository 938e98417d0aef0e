import type { eventReminder as english } from '../en/event-mail.ts';

export const eventReminder: typeof english = {
  subject: 'Live-Q&A am {date} um {time} Uhr (Berliner Zeit)',
  when: 'Das nächste Live-Q&A ist am {date} um {time} Uhr Berliner Zeit. Es dauert {minutes} Minuten.',
  join: 'Der Raum öffnet {minutes} Minuten vorher in deinem Dashboard. Dort kannst du auch eine Frage stellen.',
  link: 'Zu deinem Dashboard',
  why: 'Du bekommst diese E-Mail, weil das Live-Q&A zu deiner Mitgliedschaft gehört. In deinen Kontoeinstellungen kannst du sie abschalten.',
  settings: 'Zu deinen Kontoeinstellungen',
};
