import type { Locale } from './locales.ts';

/**
 * The law's own model of the withdrawal instruction and of its form: annexes 1 and 2 to Art. 246a §
 * 1 (2) EGBGB, in English annex I to Directive 2011/83/EU (product 15.9). Only the unaltered model
 * is legally safe, so page, e-mail and file take its sentences from here, without additions.
 * `{name}` are the placeholders that the model requires the trader to fill in.
 *
 * Note 6 (payment for what was used before the withdrawal) is left out: we never ask for it.
 */

/** Source and date of a sentence's comparison with the law, word for word. */
interface Reading {
  where: string;
  /** `YYYY-MM-DD` */
  on: string;
}

export interface LawSentence {
  text: string;
  /** Null for a sentence that was not compared with the law yet, which stops a production build. */
  read: Reading | null;
}

interface Annex {
  heading: string;
  /** Paragraphs of sentences below their heading. */
  sections: readonly { heading: string; paragraphs: readonly (readonly LawSentence[])[] }[];
  form: {
    heading: LawSentence;
    intro: LawSentence;
    /** `fill` is our data, or space for the consumer's. */
    lines: readonly { law: LawSentence; fill: string }[];
  };
}

const ROOM = ': ____________________';

const readOn = (on: string, where: string) => (text: string) => ({ text, read: { where, on } });

/** The sentences that the law of 2026 did not change. */
const consolidated = readOn(
  '2026-11-24',
  'Annex 1 (BGBl. I 2013, p. 3663), consolidated EGBGB in the repository bundestag/gesetze',
);
const in2024 = readOn('2026-11-24', 'Annex 1 as of 1 June 2024, at deubner-steuern.de');
const note3 = readOn(
  '2026-11-24',
  'Note 3 of annex 1 as of 19 June 2026 (BGBl. 2026 I No. 28), quoted by widerrufsbelehrung.de on 16 February 2026',
);
const annex2 = readOn('2026-11-24', 'Annex 2 at gesetzklar.de/bgbeg/18449');
const directive = readOn('2026-11-24', 'Annex I (A) at legislation.gov.uk/eudr/2011/83/annex/I');
const unread = (text: string): LawSentence => ({ text, read: null });

const WITHDRAWAL_ANNEX: Record<Locale, Annex> = {
  de: {
    heading: 'Widerrufsbelehrung',
    sections: [
      {
        heading: 'Widerrufsrecht',
        paragraphs: [
          [
            in2024(
              'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
            ),
          ],
          [
            consolidated(
              'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
            ),
          ],
          [
            in2024(
              'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({company}, {street}, {postalCode} {city}, {country}, Telefon {phone}, E-Mail {email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren.',
            ),
            in2024(
              'Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
            ),
            note3(
              'Sie können Ihr Widerrufsrecht auch online unter [{withdrawAddress}](/withdraw-contract) ausüben.',
            ),
            note3(
              'Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
            ),
          ],
          [
            in2024(
              'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
            ),
          ],
        ],
      },
      {
        heading: 'Folgen des Widerrufs',
        paragraphs: [
          [
            consolidated(
              'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist.',
            ),
            consolidated(
              'Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
            ),
          ],
        ],
      },
    ],
    form: {
      heading: annex2('Muster-Widerrufsformular'),
      intro: annex2(
        '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      ),
      lines: [
        {
          law: annex2('An {company}, {street}, {postalCode} {city}, {country}, {email}:'),
          fill: '',
        },
        {
          law: annex2(
            'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
          ),
          fill: ': Mitgliedschaft „Community Access“',
        },
        { law: annex2('Bestellt am (*)/erhalten am (*)'), fill: ROOM },
        { law: annex2('Name des/der Verbraucher(s)'), fill: ROOM },
        { law: annex2('Anschrift des/der Verbraucher(s)'), fill: ROOM },
        {
          law: annex2('Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)'),
          fill: ROOM,
        },
        { law: annex2('Datum'), fill: ROOM },
        { law: annex2('(*) Unzutreffendes streichen.'), fill: '' },
      ],
    },
  },
  en: {
    heading: 'Withdrawal instruction',
    sections: [
      {
        heading: 'Right of withdrawal',
        paragraphs: [
          [
            directive(
              'You have the right to withdraw from this contract within 14 days without giving any reason.',
            ),
          ],
          [
            unread(
              'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
            ),
          ],
          [
            unread(
              'To exercise the right of withdrawal, you must inform us ({company}, {street}, {postalCode} {city}, {country}, phone {phone}, e-mail {email}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail).',
            ),
            directive('You may use the attached model withdrawal form, but it is not obligatory.'),
            unread(
              'You can also exercise your right of withdrawal online at [{withdrawAddress}](/withdraw-contract).',
            ),
            unread(
              'If you use this online function, we will communicate to you without delay, on a durable medium (e.g. by e-mail), an acknowledgement of receipt with information on the content of the statement of withdrawal and the date and time of its receipt.',
            ),
          ],
          [
            unread(
              'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
            ),
          ],
        ],
      },
      {
        heading: 'Effects of withdrawal',
        paragraphs: [
          [
            unread(
              'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract.',
            ),
            unread(
              'We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
            ),
          ],
        ],
      },
    ],
    form: {
      heading: unread('Model withdrawal form'),
      intro: unread(
        '(Complete and return this form only if you wish to withdraw from the contract.)',
      ),
      lines: [
        {
          law: unread('To {company}, {street}, {postalCode} {city}, {country}, {email}:'),
          fill: '',
        },
        {
          law: unread(
            'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
          ),
          fill: ': membership “Community Access”',
        },
        { law: unread('Ordered on (*)/received on (*)'), fill: ROOM },
        { law: unread('Name of consumer(s)'), fill: ROOM },
        { law: unread('Address of consumer(s)'), fill: ROOM },
        {
          law: unread('Signature of consumer(s) (only if this form is notified on paper)'),
          fill: ROOM,
        },
        { law: unread('Date'), fill: ROOM },
        { law: unread('(*) Delete as appropriate.'), fill: '' },
      ],
    },
  },
};

/** Every sentence of the annexes in a language. */
export function annexSentences(locale: Locale): LawSentence[] {
  const { sections, form } = WITHDRAWAL_ANNEX[locale];
  return [
    ...sections.flatMap(({ paragraphs }) => paragraphs.flat()),
    form.heading,
    form.intro,
    ...form.lines.map((line) => line.law),
  ];
}

/** The texts of the annexes for pages and e-mails. */
export function annexTexts(locale: Locale) {
  const { heading, sections, form } = WITHDRAWAL_ANNEX[locale];
  return {
    heading,
    sections: sections.map((section) => ({
      heading: section.heading,
      text: section.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')),
    })),
    form: {
      heading: form.heading.text,
      intro: form.intro.text,
      lines: form.lines.map((line) => line.law.text + line.fill),
    },
  };
}
