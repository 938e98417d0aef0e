import type { smartBuilder as en } from '../en/smart-builder.ts';
import { NAMES } from '../names.ts';

export const smartBuilder: typeof en = {
  meta: {
    title: NAMES.de.smartBuilder,
    description:
      'Wer, was, wie, Format, Stil: ein Prompt für Text, Bild, Video, Audio oder Stimme.',
  },
  heading: NAMES.de.smartBuilder,
  table: {
    meta: {
      title: NAMES.de.videoTutorials,
      description: 'Anleitungen, Videos und der Smart Prompt Builder auf einer Seite.',
    },
    heading: NAMES.de.videoTutorials,
    intro:
      'Anleitungen und kurze Videos, und gleich darunter der Builder, um das Gesehene auszuprobieren.',
    action: 'Zu allen Anleitungen und Videos',
  },
  intro: 'In fünf Schritten zu einem Prompt, den ein Modell versteht.',
  video: {
    open: 'So funktioniert es',
    title: 'Tutorial: der Smart Prompt Builder',
    play: 'Tutorial ansehen',
    length: 'etwa 2 Minuten',
    duration: '{duration} Minuten',
    newTab: 'In neuem Tab öffnen',
    captions: 'Untertitel',
    failed: 'Der Film konnte nicht geladen werden.',
  },
  typesLabel: 'Art des Inhalts',
  types: { text: 'Text', image: 'Bild', video: 'Video', audio: 'Audio', voice: 'Stimme' },
  roleSentence: 'Du bist {role}.',
  subject: {
    label: 'Worum geht es?',
    placeholder: 'die neuen Rückgaberegeln unseres Möbelhauses',
    sentence: 'Thema: {subject}',
  },
  progress: {
    heading: 'Dein Fortschritt',
    count: '{done} von {count} Schritten',
    done: 'erledigt',
    open: 'offen',
  },
  steps: {
    role: {
      name: 'WER',
      title: 'Rolle',
      label: 'Wer soll das Modell sein?',
      placeholder: 'eine Steuerberaterin, die einfach erklärt',
    },
    task: {
      name: 'WAS',
      title: 'Aufgabe',
      label: 'Was soll es tun?',
      placeholder: 'Erklär {{zielgruppe}} die Kleinunternehmerregelung',
    },
    method: {
      name: 'WIE',
      title: 'Methode',
      label: 'Wie soll es vorgehen?',
      placeholder: 'Vergleich zuerst zwei Fälle',
    },
    format: {
      name: 'FORMAT',
      title: 'Format',
      label: 'Wie soll die Antwort aussehen?',
      placeholder: 'Eine Seite mit Zwischenüberschriften',
    },
    quality: {
      name: 'STIL',
      title: 'Qualität',
      label: 'Wie soll es klingen, wie gut muss es sein?',
      placeholder: 'Freundlich und ohne Fachjargon',
    },
  },
  optional: 'optional',
  optionsLabel: 'Schnellauswahl',
  essential: 'Guter Anfang',
  prompt: {
    heading: 'Dein Prompt',
    label: 'Prompt, frei änderbar',
    placeholder: 'Hier entsteht dein Prompt, während du die Schritte ausfüllst.',
    copy: 'Kopieren',
    copied: 'Kopiert!',
    copyFailed:
      'Das Kopieren hat nicht geklappt. Der Prompt ist markiert: Drück Strg + C oder Cmd + C.',
    clear: 'Leeren',
    cleared: 'Alles geleert.',
    clearing: {
      title: 'Alles leeren?',
      text: 'Die Schritte, der Prompt und deine eigenen Beispiele werden gelöscht.',
      confirm: 'Leeren',
    },
    keep: 'Behalten',
    exampleUsed: 'Das Beispiel steht im Feld.',
    undo: 'Rückgängig',
    edited: 'Du hast den Text von Hand geändert, deshalb lassen ihn die Schritte in Ruhe.',
    follow: 'Text wieder aus den Schritten nehmen',
  },
  save: {
    action: 'In meine Prompts',
    saving: 'Wird gespeichert …',
    saved: '„{title}“ steht jetzt bei deinen Prompts.',
    open: 'In der Bibliothek öffnen',
    tooLong: 'Ein eigener Prompt hat höchstens {max} Zeichen.',
    full: 'Bei deinen Prompts ist kein Platz mehr. Lösch einen in der Bibliothek und speichere noch einmal.',
    busy: 'Das war viel auf einmal. Warte eine Minute und speichere noch einmal.',
    failed: 'Der Prompt ließ sich nicht speichern. Er ist noch da: Versuch es noch einmal.',
  },
  variables: {
    heading: 'Lücken füllen',
    text: 'Beim Kopieren sind deine Einträge dabei.',
    choose: 'Bitte wählen',
    preview: 'Mit deinen Einträgen',
  },
  examples: {
    heading: 'Beispiele',
    own: 'Deine Beispiele',
    use: 'Beispiel verwenden',
    delete: 'Löschen',
    deleteNamed: 'Beispiel „{title}“ löschen',
    useNamed: 'Beispiel verwenden: {title}',
    showPrompt: 'Prompt anzeigen',
    addHeading: 'Eigenes Beispiel hinzufügen',
    addText: 'Es bleibt, bis du diese Seite verlässt.',
    title: 'Titel',
    description: 'Beschreibung (optional)',
    prompt: 'Prompt',
    add: 'Beispiel hinzufügen',
  },
  tips: { heading: 'Fünf Tipps' },
  texts: {
    howTo: {
      heading: 'So nutzt du den Builder',
      steps: [
        'Wähle, wofür der Prompt ist: Text, Bild, Video, Audio oder Stimme.',
        'Geh die fünf Schritte durch. Nimm Optionen, eigene Worte oder beides.',
        'Lies den Prompt im Feld und ändere ihn, bis er sagt, was du meinst.',
        'Fülle die {{variablen}} aus, wenn es welche gibt.',
        'Kopiere ihn, probiere ihn aus und schärfe nach, was nicht funktioniert hat.',
      ],
    },
    features: {
      heading: 'Das nimmt er dir ab',
      items: [
        'Ein Aufbau, der Rolle, Aufgabe, Methode, Format und Qualität abdeckt',
        'Optionen für jeden Schritt, die du einzeln wieder abwählen kannst',
        'Tipps und Beispiele für fünf Arten von Inhalten',
        'Ein Textfeld, das nie überschreibt, was du von Hand geschrieben hast',
        'Platzhalter, aus denen ein Formular wird',
      ],
    },
    about: {
      heading: 'Über Prompt Engineering',
      paragraphs: [
        'Ein Prompt ist ein Briefing. Menschen arbeiten gut, wenn sie wissen, für wen sie sprechen, was gewünscht ist, wie sie dorthin kommen und wie das Ergebnis aussehen soll. Modellen geht es genauso.',
        'Prompt Engineering heißt: das alles zu sagen, sich die Antwort anzusehen und immer nur eine Sache auf einmal zu ändern. Programmieren musst du dafür nicht, nur wissen, was du willst.',
      ],
    },
    concepts: {
      heading: 'Wichtige Begriffe',
      text: 'Gut zu wissen und im Glossar erklärt:',
      items: ['Prompt', 'Kontextfenster', 'Few-Shot', 'Chain of Thought', 'Halluzination'],
    },
    related: {
      heading: 'Weiterlesen',
      glossary: NAMES.de.glossary,
      blog: 'Blog',
    },
    closing: {
      heading: 'Prompting meistern',
      text: 'Prompts von Profis, kurze Tutorials und jeden Monat ein Live-Q&A.',
      action: 'Zu Prompt Mastery',
    },
  },
};
