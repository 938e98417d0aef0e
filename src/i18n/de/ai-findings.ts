import type { AiFindingWords } from '../en/ai-findings.ts';

export const aiFindings: AiFindingWords = {
  robots: {
    title: 'robots.txt',
    cases: {
      found: { text: 'Die Website hat eine robots.txt, die Crawler lesen können.' },
      missing: {
        text: 'Es gibt keine robots.txt. Crawler dürfen dann alles lesen.',
        change:
          'Du musst nichts ändern. Mit der Datei bestimmst du, wer welche Seiten liest, und du kannst darin deine Sitemap nennen.',
      },
      notText: {
        text: 'Unter /robots.txt liegt keine Textdatei, deshalb finden Crawler keine Regeln.',
        change:
          'Lass den Server auf /robots.txt mit einer Textdatei antworten oder mit Status 404.',
      },
      tooLong: {
        text: 'Die robots.txt ist länger als {size} KB. Weiter müssen Crawler nicht lesen, und weiter haben auch wir nicht gelesen.',
        change: 'Kürze sie: Eine Regel für einen Ordner ersetzt die für jede seiner Seiten.',
      },
      unreachable: {
        text: 'Die robots.txt ist nicht abrufbar: Der Server meldet einen Fehler oder braucht zu lange. Crawler bleiben dann allen Seiten fern.',
        change:
          'Lass den Server auf /robots.txt mit der Datei antworten, oder mit Status 404, wenn es keine gibt.',
      },
    },
  },
  searchBots: {
    title: 'Crawler der KI-Suche',
    cases: {
      allowed: { text: 'Laut robots.txt dürfen {bots} die Seiten lesen, die wir angesehen haben.' },
      partly: {
        text: 'Laut robots.txt sind einige der Seiten, die wir angesehen haben, gesperrt für: {bots}.',
        change: 'Prüf, ob diese Seiten ausgenommen sein sollen. Wenn nicht, entferne die Regel.',
      },
      refused: {
        text: 'Laut robots.txt ist diese Seite gesperrt für: {bots}. Antworten mit Quellen können sie also kaum zitieren.',
        change:
          'Lass diese Crawler zu. Sie rufen Seiten für die Suche ab; die fürs Training heißen anders und können draußen bleiben.',
      },
    },
  },
  text: {
    title: 'Text ohne Skripte',
    cases: {
      enough: { text: 'Der Text ist ohne Skripte da: Jede Seite hat mindestens {words} Wörter.' },
      little: {
        text: 'Ohne Skripte ist wenig Text da. Wörter auf der Seite mit den wenigsten: {words}.',
        change:
          'Zeigt dein Browser mehr, dann lass den Text vom Server als HTML ausliefern. Sonst schreib auf, wonach deine Kundschaft fragt: was, für wen, wo, zu welchem Preis.',
      },
      none: {
        text: 'Ohne Skripte ist so gut wie nichts zu lesen. Viele KI-Crawler führen keine Skripte aus. Wörter auf der Seite mit den wenigsten: {words}.',
        change: 'Lass den Text vom Server als HTML ausliefern, vorab erzeugt oder beim Aufruf.',
      },
    },
  },
  noindex: {
    title: 'Freigabe für die Suche',
    cases: {
      free: { text: 'Keine Seite bittet Suchmaschinen, sie auszulassen.' },
      set: {
        text: 'Eine Seite bittet Suchmaschinen, sie auszulassen („noindex“ in den Robots-Metadaten).',
        change: 'Entferne noindex von Seiten, die gefunden werden sollen.',
      },
    },
  },
  title: {
    title: 'Seitentitel',
    cases: {
      good: { text: 'Jede Seite hat einen eigenen Titel.' },
      same: {
        text: 'Mehrere Seiten haben denselben Titel.',
        change: 'Gib jeder Seite einen Titel, der sagt, was darauf steht.',
      },
      missing: {
        text: 'Eine Seite hat keinen Titel.',
        change: 'Gib jeder Seite einen Titel, der sagt, was darauf steht.',
      },
    },
  },
  heading: {
    title: 'Hauptüberschrift',
    cases: {
      one: { text: 'Jede Seite hat genau eine h1.' },
      several: {
        text: 'Eine Seite hat mehr als eine h1.',
        change: 'Behalte eine h1, die das Thema nennt, und mach aus den anderen h2.',
      },
      none: {
        text: 'Eine Seite hat keine h1.',
        change: 'Gib jeder Seite eine h1, die ihr Thema nennt.',
      },
    },
  },
  language: {
    title: 'Sprache',
    cases: {
      named: { text: 'Jede Seite nennt ihre Sprache.' },
      missing: {
        text: 'Eine Seite nennt ihre Sprache nicht.',
        change: 'Gib sie im html-Element an, zum Beispiel lang="de".',
      },
    },
  },
  canonical: {
    title: 'Kanonische Adresse',
    cases: {
      own: { text: 'Jede Seite nennt ihre Adresse auf dieser Website.' },
      missing: {
        text: 'Eine Seite nennt keine kanonische Adresse.',
        change:
          'Ergänze einen Canonical-Link, damit Kopien mit anderen Parametern als eine Seite zählen.',
      },
      foreign: {
        text: 'Eine Seite nennt eine Adresse auf einem anderen Host als ihre eigene.',
        change: 'Prüf den Canonical-Link: Er sagt, welche Adresse gezeigt werden soll.',
      },
    },
  },
  structuredData: {
    title: 'Strukturierte Daten',
    cases: {
      company: { text: 'Strukturierte Daten sagen, wem die Website gehört. Typen: {types}.' },
      other: {
        text: 'Es gibt strukturierte Daten, aber keine über dich. Typen: {types}.',
        change: 'Ergänze Organization oder LocalBusiness mit Name, Anschrift, Logo und Profilen.',
      },
      none: {
        text: 'Es gibt keine strukturierten Daten (JSON-LD).',
        change: 'Ergänze Organization oder LocalBusiness mit Name, Anschrift, Logo und Profilen.',
      },
      broken: {
        text: 'Strukturierte Daten auf einer Seite sind kein gültiges JSON und werden übergangen.',
        change: 'Berichtige das JSON-LD; ein Validator zeigt dir die Stelle.',
      },
    },
  },
  date: {
    title: 'Datum',
    cases: {
      named: { text: 'Mindestens eine Seite hat ein maschinenlesbares Datum.' },
      missing: {
        text: 'Keine der Seiten hat ein maschinenlesbares Datum.',
        change:
          'Zeig bei Artikeln, Preisen und Neuigkeiten den Tag der letzten Änderung und gib ihn als datetime oder dateModified an. Andere Seiten brauchen keins.',
      },
    },
  },
  author: {
    title: 'Autorin oder Autor',
    cases: {
      named: { text: 'Mindestens eine Seite nennt, wer sie geschrieben hat.' },
      missing: {
        text: 'Keine der Seiten nennt maschinenlesbar, wer sie geschrieben hat.',
        change:
          'Nenn bei Artikeln, wer sie geschrieben hat: im Text und als author in den strukturierten Daten.',
      },
    },
  },
  sitemap: {
    title: 'Sitemap',
    cases: {
      found: {
        text: 'Es gibt eine Sitemap. Seiten dieser Website, die wir darin gezählt haben: {count}.',
      },
      missing: {
        text: 'Es gibt keine Sitemap, die wir lesen konnten.',
        change: 'Veröffentliche eine sitemap.xml und nenn sie in der robots.txt.',
      },
    },
  },
  trainingBots: {
    title: 'Crawler fürs Training',
    cases: {
      allowed: {
        text: 'Laut robots.txt dürfen {bots} diese Seite lesen. Sie betreffen das Training von Modellen; die Suche hat eigene Crawler. Das entscheidest du.',
      },
      refused: {
        text: 'Laut robots.txt ist diese Seite gesperrt für: {bots}. Sie betreffen das Training von Modellen; die Suche hat eigene Crawler. Das entscheidest du.',
      },
    },
  },
  llms: {
    title: 'llms.txt',
    cases: {
      found: { text: 'Es gibt eine llms.txt. Eine Wirkung ist nicht bekannt.' },
      missing: {
        text: 'Es gibt keine llms.txt. Eine Wirkung ist nicht bekannt, du brauchst also keine.',
      },
    },
  },
  firewall: {
    title: 'Firewall',
    cases: {
      unknown: {
        text: 'Eine Firewall kann Crawler abweisen, die laut robots.txt lesen dürfen. Wir kommen unter eigenem Namen und können das nicht sehen.',
        change:
          'Such im Protokoll deines Servers oder deiner Firewall nach OAI-SearchBot, Claude-SearchBot, PerplexityBot und bingbot und sieh nach, mit welchem Status sie Antwort bekommen: 403 und 429 heißen, dass sie abgewiesen wurden.',
      },
    },
  },
};
