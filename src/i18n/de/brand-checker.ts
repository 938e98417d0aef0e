import type { brandChecker as en } from '../en/brand-checker.ts';
import { brandAdvice } from './brand-advice.ts';
import { brandAnalysis } from './brand-analysis.ts';
import { brandAsking } from './brand-asking.ts';
import { brandDrawer } from './brand-drawer.ts';
import { brandFigures } from './brand-figures.ts';
import { brandInsights } from './brand-insights.ts';
import { brandReport } from './brand-report.ts';
import { brandSchedule } from './brand-schedule.ts';
import { brandSources } from './brand-sources.ts';
import { brandStart } from './brand-start.ts';
import { brandSuggest } from './brand-suggest.ts';
import { charts } from './charts.ts';
import { NAMES } from '../names.ts';

export const brandChecker: typeof en = {
  meta: {
    title: NAMES.de.brandChecker,
    description: 'Sieh nach, was Sprachmodelle über deine Marke sagen.',
  },
  title: NAMES.de.brandChecker,
  intro:
    'Stelle ChatGPT, Claude und Gemini die Fragen deiner Kundschaft und sieh nach, ob sie dich nennen.',
  loading: 'Kampagnen und Tests werden geladen',
  actions: {
    createCampaign: 'Kampagne anlegen',
    testPrompt: 'Prompt testen',
    createFirst: 'Erst Kampagne anlegen',
  },
  errors: {
    load: 'Die Daten konnten nicht geladen werden. Bitte versuche es noch einmal.',
    create: 'Die Kampagne konnte nicht angelegt werden. Bitte versuche es noch einmal.',
    test: 'Der Prompt konnte nicht getestet werden. Bitte versuche es noch einmal.',
    'test-all':
      'Der Prompt konnte nicht auf allen Plattformen getestet werden. Bitte versuche es noch einmal.',
    update: 'Die Kampagne konnte nicht geändert werden. Bitte versuche es noch einmal.',
    delete: 'Die Kampagne konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
    export: 'Die Tests konnten nicht exportiert werden. Bitte versuche es noch einmal.',
    partial: 'Nicht jede Plattform hat geantwortet. Was fehlt, zählt in keinem Durchschnitt mit.',
    reasons: {
      ...brandAsking.noAnswer,
      'model-timeout': 'Es kam rechtzeitig keine Antwort.',
      'model-busy': 'Der Anbieter ist gerade überlastet.',
      'model-failed': 'Der Anbieter hat abgelehnt oder etwas Unlesbares geschickt.',
      'campaign-not-found': 'Die Kampagne gibt es nicht mehr.',
      'too-many-requests': 'Das war zu schnell; warte eine Minute.',
      timeout: 'Es kam rechtzeitig keine Antwort.',
      network: 'Du bist anscheinend offline.',
    },
    final: {
      'quota-reached':
        'Deine Antworten für heute sind aufgebraucht, oder es sind weniger übrig, als dieser Test braucht.',
      'service-quota-reached':
        'Alle Mitglieder zusammen haben die Antworten für heute aufgebraucht. Morgen gibt es neue.',
      'search-month-reached':
        'Deine Websuchen für diesen Monat sind aufgebraucht, oder es sind weniger übrig, als dieser Test braucht.',
      'search-day-reached':
        'Deine Websuchen für heute sind aufgebraucht, oder es sind weniger übrig, als dieser Test braucht. Morgen gibt es neue.',
      'search-not-offered':
        'Gemini wird nicht mit Websuche gefragt: Googles Bedingungen erlauben nicht, solche Antworten zu speichern und auszuwerten.',
      'budget-reached':
        'Das Geld für die Fragen aller Mitglieder ist für diesen Monat aufgebraucht. Am Ersten des nächsten Monats geht es weiter.',
      'campaign-limit-reached':
        'Du hast {limit} Kampagnen, mehr gehen nicht. Lösche zuerst eine davon.',
    },
    retry: 'Noch einmal versuchen',
    dismiss: 'Meldung schließen',
  },
  tabs: {
    label: 'Bereiche des Brand Checkers',
    overview: 'Übersicht',
    campaigns: 'Kampagnen',
    testing: 'Testen',
    sources: 'Quellen',
  },
  goesTo: 'Geht an {providers}. Bitte keine personenbezogenen Daten.',
  statuses: { active: 'Aktiv', paused: 'Pausiert', draft: 'Entwurf' },
  industries: {
    'ai-marketing': 'KI-Marketing',
    saas: 'SaaS',
    ecommerce: 'E-Commerce',
    fintech: 'Fintech',
    healthcare: 'Gesundheit',
    technology: 'Technologie',
    marketing: 'Marketing',
    finance: 'Finanzen',
    education: 'Bildung',
    retail: 'Handel',
    other: 'Andere',
  },
  sentiments: {
    positive: 'Positiv',
    neutral: 'Neutral',
    negative: 'Negativ',
    not_mentioned: 'Nicht erwähnt',
  },
  justNow: 'Gerade eben',
  overview: {
    stats: {
      heading: 'Auf einen Blick',
      activeCampaigns: 'Aktive Kampagnen',
      totalMentions: 'Erwähnungen gesamt',
      averageSentiment: 'Stimmung im Schnitt',
      totalTests: 'Tests gesamt',
    },
    campaigns: 'Kampagnen',
    allCampaigns: 'Alle Kampagnen',
    recent: 'Letzte Tests',
    allResults: 'Alle Tests',
    noTests: 'Noch keine Tests. Frag die Modelle etwas, das deine Kundschaft fragen würde.',
  },
  campaigns: {
    create: 'Neue Kampagne',
    list: 'Deine Kampagnen',
    empty: 'Noch keine Kampagne. Nenn eine Marke, und du kannst testen.',
    brand: 'Marke',
    variants: 'Varianten',
    competitors: NAMES.de.competitors,
    domains: 'Eigene Domains',
    tests: 'Tests',
    menu: 'Aktionen für {name}',
    edit: 'Bearbeiten',
    delete: 'Löschen',
  },
  schedule: brandSchedule,
  form: {
    name: 'Name der Kampagne',
    brand: 'Name der Marke',
    industry: 'Branche',
    noIndustry: 'Keine Branche',
    variants: 'Varianten der Marke',
    variantsHint:
      'Andere Schreibweisen, durch Kommas getrennt. Genitiv und Großschreibung werden ohnehin erkannt.',
    competitors: NAMES.de.competitors,
    competitorsHint: 'Durch Kommas getrennt. Wird für den Share of Voice mitgezählt.',
    listTooLong: 'Höchstens {count} Einträge mit je höchstens {length} Zeichen.',
    brandUnfindable: 'Der Name braucht einen Buchstaben oder eine Ziffer.',
    listUnfindable: 'Jeder Eintrag braucht einen Buchstaben oder eine Ziffer.',
    listNoDomain: 'Jeder Eintrag muss eine Domain sein, etwa example.com.',
    domains: 'Eigene Domains',
    domainsHint:
      'Durch Kommas getrennt, etwa example.com. Bei zitierten Links siehst du dann, ob es deine sind.',
    status: 'Status',
    statusHint: 'Pausierte Kampagnen behalten ihre Tests.',
    create: 'Kampagne anlegen',
    creating: 'Wird angelegt …',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
  },
  editDialog: {
    title: 'Kampagne bearbeiten',
    text: 'Neue Tests suchen nach der geänderten Marke, ihren Varianten und den Wettbewerbern. Frühere Tests bleiben.',
  },
  deleteDialog: {
    title: 'Kampagne löschen?',
    text: '„{name}“ und alle Testergebnisse werden gelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Kampagne löschen',
    deleting: 'Wird gelöscht …',
    keep: 'Behalten',
  },
  testing: {
    paused: '{name} (pausiert)',
    allPaused: 'Alle Kampagnen sind pausiert. Stell eine auf aktiv, um zu testen.',
    emptyTitle: 'Erst die Kampagne, dann der Test',
    emptyText: 'Eine Kampagne legt fest, nach welcher Marke in den Antworten gesucht wird.',
    heading: 'Neuer Test',
    campaign: 'Kampagne',
    prompt: 'Prompt',
    promptHint: 'Frag wie deine Kundschaft, ohne deine Marke zu nennen.',
    promptPlaceholder:
      'Welche Agenturen in Berlin sind gut in KI-Automatisierung für kleine Unternehmen?',
    platform: 'Plattform',
    samples: 'Stichproben',
    test: 'Prompt testen',
    testAll: 'Auf allen Plattformen testen',
    running: 'Anfrage an {platforms} ({count} je Plattform)',
    runningHint:
      'Das dauert ein paar Sekunden, höchstens eine Minute. Du kannst dich solange umsehen.',
    quota: 'Heute noch {left} von {limit} Antworten aus dem Gedächtnis',
    quotaReached: 'Alle {limit} Antworten für heute sind aufgebraucht. Neue gibt es am {time}.',
    done: 'Neue Antworten: {count}',
  },
  results: {
    heading: 'Tests',
    hint: 'Das Neueste zuerst. Summen, Diagramme und Export umfassen alle Tests.',
    more: 'Mehr anzeigen',
    loadingMore: 'Wird geladen …',
    empty: 'Noch keine Tests.',
    platformCount: 'Plattformen',
    samples: 'Stichproben (n)',
    averageMentions: 'Erwähnungen im Schnitt',
    averageSentiment: 'Stimmung im Schnitt',
    mentions: 'Erwähnungen',
    sentiment: NAMES.de.sentiment,
    score: '{score} von 100',
    firstPosition: 'Erste Erwähnung',
    firstPositionValue: 'ab Zeichen {position}',
    listRank: 'Rang in einer Liste',
    listRankValue: 'Nr. {rank}',
    shareOfVoice: 'Share of Voice',
    competitors: 'Genannte Wettbewerber',
    links: 'Links im Text (das Modell hatte keinen Webzugriff; prüf jeden)',
    own: 'eigene Domain',
    foreign: 'fremde Domain',
    newTab: '(öffnet in neuem Tab)',
    namedIn: '{k} von {n}',
    read: 'Antwort lesen',
    readOne: 'Antwort {number}',
    sample: 'Beispielantwort',
    sampleText: 'Vom Emulator dieser Testumgebung ausgedacht, nicht von einem Modell.',
    isCut: 'Die Antwort endet an der Längengrenze.',
    method: {
      model: 'Bewertet von einem Modell',
      lexicon: 'Bewertet nach einer Wortliste',
    },
    none: 'keine',
  },
  asking: brandAsking,
  analysis: brandAnalysis,
  insights: brandInsights,
  advice: brandAdvice,
  start: brandStart,
  suggest: brandSuggest,
  report: brandReport,
  charts,
  drawer: brandDrawer,
  figures: brandFigures,
  sources: brandSources,
};
