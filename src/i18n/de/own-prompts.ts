import type { ownPrompts as en } from '../en/own-prompts.ts';

export const ownPrompts: typeof en = {
  badge: 'Eigener Prompt',
  count: '{count} von {max} eigenen Prompts',
  add: 'Neuer Prompt',
  import: 'Importieren',
  exportMarkdown: 'Als Markdown exportieren',
  exportJson: 'Als JSON exportieren',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  duplicate: 'Als eigenen Prompt duplizieren',
  loading: 'Deine eigenen Prompts werden geladen',
  loadFailed: 'Deine eigenen Prompts konnten nicht geladen werden.',
  exportFailed:
    'Deine eigenen Prompts konnten nicht exportiert werden. Prüfe deine Verbindung und versuche es noch einmal.',
  file: { name: 'eigene-prompts', heading: 'Eigene Prompts' },
  done: {
    saved: '„{title}“ ist gespeichert.',
    removed: '„{title}“ ist gelöscht.',
    imported: { one: '1 Prompt wurde hinzugefügt.', other: '{count} Prompts wurden hinzugefügt.' },
  },
  editor: {
    add: 'Neuer Prompt',
    edit: 'Prompt bearbeiten',
    restored: 'Was du hier schon getippt hattest, ist wieder da.',
    discard: 'Verwerfen',
    fields: {
      title: 'Titel',
      description: 'Wofür er ist',
      tags: 'Schlagwörter',
      content: 'Text',
      variables: 'Lücken',
    },
    optional: '{field} (optional)',
    tagsHint: 'Trenne Schlagwörter mit Kommas.',
    contentHint: 'Schreib {{name}} überall dorthin, wo etwas eingesetzt werden soll.',
    blanks: {
      heading: 'Lücken zum Ausfüllen',
      text: 'Sie kommen aus dem Text. Sag, was hineingehört, oder lass es beim Namen.',
      label: 'Beschriftung',
      hint: 'Hinweis',
      example: 'Beispiel',
      multiline: 'Braucht mehrere Zeilen',
    },
    save: 'Prompt speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    failed: 'Der Prompt konnte nicht gespeichert werden. Was du getippt hast, steht noch hier.',
    busy: 'Das war viel auf einmal. Warte eine Minute und speichere noch einmal.',
  },
  conflict: {
    changed:
      'Dieser Prompt wurde in einem anderen Tab oder auf einem anderen Gerät geändert, nachdem du ihn geöffnet hast. Nichts ist verloren: Dein Text steht hier, die neuere Fassung darunter.',
    gone: 'Dieser Prompt wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht. Dein Text steht noch hier.',
    newer: 'Die neuere Fassung',
    replace: 'Durch meine ersetzen',
    saveAsNew: 'Meine als neuen Prompt speichern',
    takeNewer: 'Meine verwerfen',
  },
  delete: {
    title: 'Diesen Prompt löschen?',
    text: '„{title}“ und was du darin ausgefüllt hast, wird gelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Prompt löschen',
    keep: 'Behalten',
    failed: 'Der Prompt konnte nicht gelöscht werden.',
    changed:
      'Er wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Die neuere Fassung ist jetzt geladen; sieh sie dir an, bevor du sie löschst.',
  },
  full: {
    count:
      'Du kannst {max} eigene Prompts haben. Du hast {now}, und {more} weitere passen nicht. Lösch erst welche.',
    characters:
      'Deine eigenen Prompts können zusammen {max} Zeichen haben. Sie haben {now}, und {more} weitere passen nicht. Lösch oder kürz erst welche.',
  },
  importer: {
    title: 'Prompts importieren',
    file: 'Datei',
    fileHint: 'Eine JSON-Datei, die hier exportiert wurde.',
    reading: 'Die Datei wird gelesen …',
    refused: 'Nichts wurde importiert, denn mit der Datei stimmt etwas nicht:',
    more: { one: 'und 1 weiteres', other: 'und {count} weitere' },
    adds: { one: '1 Prompt kommt hinzu.', other: '{count} Prompts kommen hinzu.' },
    nothing: 'Du hast alle diese Prompts schon. Es gibt nichts hinzuzufügen.',
    skips: {
      one: '1 Prompt ist schon da und wird ausgelassen.',
      other: '{count} Prompts sind schon da und werden ausgelassen.',
    },
    list: 'Prompts in der Datei',
    fresh: 'Neu',
    known: 'Schon da',
    sameTitle: 'Neu, gleicher Titel wie ein anderer',
    confirm: { one: '1 Prompt hinzufügen', other: '{count} Prompts hinzufügen' },
    adding: 'Wird hinzugefügt …',
    cancel: 'Abbrechen',
    failed:
      'Die Prompts konnten nicht hinzugefügt werden. Nichts wurde geändert; versuche es noch einmal.',
    problems: {
      'other-kind':
        'Du kannst nur JSON importieren. Wähle eine Datei, die du mit „Als JSON exportieren“ gespeichert hast.',
      'too-large': 'Die Datei ist größer als {max} MB.',
      'not-text':
        'Die Datei ist keine Textdatei in UTF-8. Wähle eine Datei, die du mit „Als JSON exportieren“ gespeichert hast.',
      'not-ours':
        'Das ist keine Datei mit eigenen Prompts. Wähle eine, die du hier mit „Als JSON exportieren“ gespeichert hast.',
      newer: 'Die Datei hat eine neuere Version. Lade die Seite neu und wähle sie noch einmal.',
      none: 'In der Datei sind keine Prompts. Exportiere sie noch einmal oder wähle eine andere Datei.',
      'not-json':
        'Das ist kein gültiges JSON; vielleicht wurde die Datei von Hand geändert. Exportiere deine Prompts noch einmal mit „Als JSON exportieren“ und wähle diese Datei.',
      'too-many': 'Die Datei hat mehr als {max} Prompts.',
    },
    line: 'Zeile {line}: {text}',
    item: 'Prompt {item}, {text}',
  },
  problems: {
    field: '{field}: {text}',
    variable: '{field}, {name}: {text}',
    missing: 'Bitte fülle das aus.',
    'wrong-type': 'Das gehört hier nicht hin.',
    'too-long': 'Höchstens {max} Zeichen.',
    'too-many': 'Höchstens {max}.',
    twice: 'Diese Lücke ist zweimal beschrieben.',
    'not-used': 'Der Text hat keine solche Lücke.',
  },
};
