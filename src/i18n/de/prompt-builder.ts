import type { promptBuilder as en } from '../en/prompt-builder.ts';

export const promptBuilder: typeof en = {
  meta: {
    title: 'Prompt Builder: in sechs Schritten zum guten Prompt',
    description:
      'In sechs Schritten zum guten Prompt: wer, was, wie, Beispiele, Format, Stil. Kostenlos und ohne Konto, für ChatGPT, Claude, Gemini und Perplexity.',
  },
  back: 'Startseite',
  heading: 'Sechs Fragen, ein guter Prompt.',
  intro:
    'Wähle eine Antwort oder schreib deine eigene. Was du tippst, bleibt in diesem Browser, und du kannst jederzeit später weitermachen.',
  noScript:
    'Der Prompt Builder braucht JavaScript. Hier stehen seine sechs Fragen mit unseren Vorschlägen; daraus kannst du einen Prompt von Hand zusammensetzen.',
  progress: 'Schritt {step} von {count}',
  progressDone: 'Alle {count} Schritte geschafft',
  percent: '{percent} %',
  progressLabel: 'Fortschritt',
  stepsLabel: 'Schritte',
  answered: 'beantwortet',
  quickOptions: 'Schnellauswahl',
  answer: 'Deine Antwort',
  previous: 'Zurück',
  next: 'Weiter',
  finish: 'Fertig',
  nextHint: 'Weiter mit Strg + Enter',
  words: {
    roleSentence: 'Du bist {role}.',
    roleLead: 'du bist',
    labels: {
      what: 'Aufgabe',
      how: 'Vorgehen',
      examples: 'Beispiele',
      format: 'Format',
      style: 'Stil',
    },
  },
  result: {
    heading: 'Dein Prompt ist fertig.',
    text: 'Ersetze vor dem Absenden, was in [eckigen Klammern] steht.',
    promptLabel: 'Der fertige Prompt',
    copy: 'Prompt kopieren',
    copied: 'Kopiert!',
    copyFailed:
      'Das Kopieren hat nicht geklappt. Der Prompt ist markiert: Drück Strg + C oder Cmd + C.',
    share: 'Link kopieren',
    shareCopied: 'Link kopiert!',
    shareFailed: 'Das Kopieren hat nicht geklappt. Der Link steht jetzt in der Adresszeile.',
    shareNote: 'Der Prompt steckt im Link selbst. Er wird auf keinem Server gespeichert.',
    download: 'Als .txt laden',
    fileName: 'prompt.txt',
    edit: 'Antworten ändern',
    startOver: 'Neu anfangen',
    openIn: 'Öffnen in',
    paste: 'Kopiert. Füg ihn in {assistant} ein.',
    pasteNote:
      'Gemini nimmt keinen Text aus einem Link an: Der Prompt wird kopiert, füg ihn dort ein.',
  },
  shared: {
    heading: 'Ein Prompt für dich.',
    text: 'Jemand hat diesen Prompt mit dir geteilt. Dein eigener Entwurf bleibt unberührt.',
    adopt: 'Kopie bearbeiten',
    leave: 'Zu meinem Prompt',
    damaged: 'Dieser Link ist unvollständig oder beschädigt und enthält keinen Prompt.',
  },
  dialogs: {
    startOver: {
      title: 'Neu anfangen?',
      text: 'Alle sechs Antworten werden gelöscht.',
      confirm: 'Löschen und neu anfangen',
    },
    adopt: {
      title: 'Deinen Entwurf ersetzen?',
      text: 'Der geteilte Prompt tritt an die Stelle der Antworten, die du geschrieben hast.',
      confirm: 'Entwurf ersetzen',
    },
    cancel: 'Abbrechen',
  },
  more: {
    heading: 'Noch mehr herausholen?',
    text: 'Der Smart Prompt Builder im Mitgliederbereich kennt auch Bild, Video, Audio und Stimme, mit Tipps von Profis und Beispielen. Mit Konto ist er kostenlos.',
    action: 'Smart Prompt Builder öffnen',
    glossary: 'Einen Begriff im Glossar nachschlagen',
  },
};
