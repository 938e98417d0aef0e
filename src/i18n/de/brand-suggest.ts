import type { brandSuggest as en } from '../en/brand-suggest.ts';
import { NAMES } from '../names.ts';

export const brandSuggest: typeof en = {
  heading: 'Mit deiner Website anfangen',
  domain: 'Deine Domain',
  domainHint:
    'Wir lesen einmal die Startseite und schlagen Namen und Fragen vor. Der Text geht an OpenAI. Was gespeichert wird, wählst du aus.',
  noDomain: 'Gib eine Domain ein, zum Beispiel example.com.',
  withoutSite: 'Ich habe keine Website',
  withSite: 'Ich habe eine Website',
  sells: 'Was verkaufst du?',
  sellsHint: 'Geht an OpenAI. Bitte keine personenbezogenen Daten.',
  where: 'Wo?',
  whereHint: 'Der Ort oder die Region deiner Kundschaft, oder das Land.',
  submit: 'Vorschlagen',
  reading: '{domain} wird gelesen, dann entstehen Fragen. Das dauert höchstens eine Minute.',
  thinking: 'Fragen entstehen. Das dauert höchstens eine Minute.',
  errors: {
    'site-not-public': 'Lesbar sind nur öffentliche Websites unter ihrer üblichen Adresse.',
    'site-redirect': 'Diese Website leitet zu oft weiter oder zu etwas anderem als einer Webseite.',
    'site-unreachable': 'Diese Website ist nicht erreichbar. Prüf die Schreibweise.',
    'site-too-slow': 'Diese Website hat länger als zehn Sekunden gebraucht.',
    'site-too-large': 'Die Startseite ist größer als ein Megabyte.',
    'site-not-html': 'Unter dieser Adresse gibt es keine Webseite.',
    'site-refused': 'Diese Website hat uns nicht hereingelassen.',
    'site-empty': 'Die Startseite hat keinen Text, der sich ohne JavaScript lesen lässt.',
    'suggestions-used-up':
      'Deine {limit} Vorschläge für heute sind aufgebraucht. Morgen gibt es neue.',
    'service-quota-reached':
      'Alle Mitglieder zusammen haben die Vorschläge für heute aufgebraucht. Morgen gibt es neue.',
    'model-timeout': 'Das Modell hat nicht rechtzeitig geantwortet. Bitte versuch es noch einmal.',
    'model-busy': 'Das Modell ist gerade überlastet. Bitte versuch es in einer Minute noch einmal.',
    timeout: 'Es kam nicht rechtzeitig eine Antwort. Bitte versuch es noch einmal.',
    network: 'Du bist anscheinend offline.',
    other: 'Im Moment gibt es keine Vorschläge. Bitte versuch es noch einmal.',
  },
  instead: 'Du kannst auch angeben, was du verkaufst, oder die Felder unten selbst ausfüllen.',
  found: 'Wähl aus, was passt',
  foundHint:
    'Das hat ein Modell geschrieben: Prüf die Namen. Was du ankreuzt, kommt in die Kampagne; gespeichert wird nichts, bevor du sie anlegst.',
  variants: 'Andere Schreibweisen von {brand}',
  competitors: NAMES.de.competitors,
  questions: 'Fragen',
  questionsHint: 'Die du zuerst ankreuzt, wird zuerst gestellt.',
  purposes: {
    discovery: 'Jemanden finden',
    local: 'In der Nähe',
    comparison: 'Vergleichen',
    price: 'Preis',
    trust: 'Vertrauen',
    problem: 'Ein Problem lösen',
  },
  none: 'Dazu hat das Modell keine Vorschläge. Füll die Felder unten selbst aus.',
  ticked: 'Angekreuzte Fragen: {count}',
  /** The questions that a campaign keeps. */
  own: 'Fragen dieser Kampagne',
  ownHint:
    'Eine pro Zeile. Du kannst sie beim Fragen und für den Zeitplan auswählen; von selbst wird nichts gefragt.',
  ownTooMuch: 'Höchstens {count} Fragen mit je höchstens {length} Zeichen.',
  country: 'Land',
  countryHint: 'Wo deine Kundschaft ist.',
  language: 'Sprache',
  languageHint: 'Die Sprache, in der sie fragt.',
  languages: { en: 'Englisch', de: 'Deutsch' },
};
