import type { trial as en } from '../en/trial';
import { NAMES } from '../names.ts';

export const trial: typeof en = {
  loading: 'Wird geladen',
  failed: 'Das ließ sich nicht laden.',
  question: {
    heading: 'Wen nennen ChatGPT, Claude und Gemini?',
    intro:
      'Eine kostenlose Frage zu deiner Marke: Jedes Modell antwortet einmal, aus dem Gedächtnis.',
    brand: 'Deine Marke',
    sells: 'Was verkaufst du?',
    where: 'Wo?',
    whereHint: 'Der Ort, die Region oder das Land deiner Kundschaft.',
    template: 'Wer bietet {sells} in {where} an? Wen davon würdest du empfehlen?',
    templateAnywhere: 'Wer bietet {sells} an? Wen davon würdest du empfehlen?',
    prompt: 'Die Frage',
    promptHint:
      'Aus deinen beiden Angaben gebildet; du kannst sie ändern. Lass deinen Namen weg. Sie geht an OpenAI, Anthropic und Google: bitte keine personenbezogenen Daten.',
    noBrand: 'Gib den Namen deiner Marke ein.',
    noPrompt: 'Gib an, was du verkaufst, oder schreib eine Frage.',
    submit: 'Alle drei fragen',
    asking: 'Läuft, 10 bis 60 Sekunden.',
    states: {
      used: 'Deine kostenlose Frage wurde schon gestellt, mit einem anderen Konto für dieses Postfach. Der Beispielbericht zeigt, was Premium misst.',
      'day-used-up':
        'Die kostenlosen Fragen für heute sind aufgebraucht. Morgen gibt es neue. Bis dahin zeigt der Beispielbericht, was Premium misst.',
      'month-used-up':
        'Die kostenlosen Fragen für diesen Monat sind aufgebraucht. Am Ersten gibt es neue. Bis dahin zeigt der Beispielbericht, was Premium misst.',
    },
    errors: {
      'too-many-requests':
        'Die Modelle haben heute mehrmals nicht geantwortet. Bitte versuch es morgen noch einmal.',
      'model-timeout':
        'Kein Modell hat rechtzeitig geantwortet. Deine Frage ist nicht verbraucht: Bitte versuch es noch einmal.',
      'model-busy':
        'Die Modelle sind überlastet. Deine Frage ist nicht verbraucht: Versuch es in einer Minute noch einmal.',
      'model-failed':
        'Kein Modell hat geantwortet. Deine Frage ist nicht verbraucht: Bitte versuch es noch einmal.',
      network: 'Du bist anscheinend offline.',
      other: 'Die Frage ließ sich nicht stellen. Bitte versuch es noch einmal.',
    },
  },
  result: {
    asked: 'Gefragt am {day}:',
    named: '{k} von {n} Antworten nennen {brand}.',
    range: 'Spanne {low} bis {high}: {count} Antworten sind ein Hinweis, keine Messung.',
    rangeOne: 'Spanne {low} bis {high}: Eine Antwort ist ein Hinweis, keine Messung.',
    branded: 'Der Name steht in deiner Frage, deshalb wiederholen ihn die Antworten.',
    isNamed: 'Nennt {brand}',
    isNotNamed: 'Nennt {brand} nicht',
    others: 'Stattdessen genannt',
    alsoNamed: 'Außerdem genannt',
    noOthers: 'In der Antwort ist keine Liste mit Namen.',
    othersNote:
      'Die Namen liest eine Regel aus den Listen der Antworten; sieh deshalb auch in den Text.',
    read: 'Antwort lesen',
    cut: 'Die Antwort ist länger als hier gezeigt.',
    noAnswer: 'Keine Antwort',
    sample: 'Beispielantworten des lokalen Emulators',
    more: 'Premium stellt deine Fragen immer wieder, auch mit Websuche, und zeigt, was sich ändert.',
    order: 'Premium ansehen',
  },
  sample: {
    open: 'Beispielbericht ansehen',
    title: 'Beispielbericht',
    text: 'Erfundene Antworten über eine erfundene Fahrradwerkstatt, gezählt wie später deine.',
  },
  open: {
    heading: 'Für dich offen',
    prompts: 'Drei Prompts aus der Bibliothek',
    lesson: 'Eine Lektion',
    show: 'Öffnen',
    showNamed: '„{title}“ öffnen',
    minutes: { one: 'eine Minute Lesezeit', other: '{count} Minuten Lesezeit' },
  },
  preview: {
    tools: {
      brandChecker: {
        title: NAMES.de.brandChecker,
        text: 'Stellt ChatGPT, Claude und Gemini die Fragen deiner Kundschaft, auf Wunsch jede Woche, und zeigt, wen sie nennen, worauf sie sich stützen und was du tun kannst.',
        picture: 'Die Übersicht einer Kampagne.',
      },
      promptLibrary: {
        title: NAMES.de.promptLibrary,
        text: 'Prompts für Marketing, Produkt und Start-ups, mit einem Feld für jede Lücke, einem Beispiel und einer Musterantwort.',
        picture:
          'Prompt-Bibliothek: ein Suchfeld, eine Liste von Kategorien und Karten mit Prompts.',
      },
      lessons: {
        title: NAMES.de.videoTutorials,
        text: 'Kurze Lektionen mit schriftlichen Anleitungen: wie man fragt, wie man eine Antwort prüft und wie man misst, was KI über dich sagt.',
        picture:
          'Eine Seite einer Lektion: eine Antwort mit markierten Aussagen und die Prüfung einer Quelle.',
      },
    },
    perYear: 'pro Jahr, inkl. MwSt.',
    order: 'Premium-Mitglied werden',
  },
};
