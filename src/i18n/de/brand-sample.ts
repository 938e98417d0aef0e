import type { SampleCampaign } from '#shared/entities/brand-sample.ts';

/** A made-up campaign. Only its texts are written here: every number is counted from them. */
export const brandSample: SampleCampaign = {
  name: 'Fahrradwerkstatt in Berlin',
  brand: 'Fahrwerk Mitte',
  competitors: ['Radgarten', 'Speichenkultur'],
  domain: 'fahrwerk-mitte.example',
  questions: {
    repair: 'Welche Fahrradwerkstätten in Berlin reparieren E-Bikes schnell?',
    lease: 'Wo kann ein kleiner Betrieb in Berlin Lastenräder leasen?',
  },
  answers: [
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'chatgpt',
      text: 'Für E-Bikes in Berlin werden oft diese Werkstätten genannt:\n\n1. **Radgarten** – groß, mit eigenem Prüfstand für Akkus.\n2. **Speichenkultur** – beliebt und freundlich, aber auf Wochen ausgebucht.\n\nRuf vorher an: Viele reparieren nur Marken, die sie selbst verkaufen. Aktuelle Wartezeiten: https://radgarten.example/e-bikes',
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'claude',
      text: 'Diese Werkstätten kannst du vergleichen:\n\n1. Radgarten in Pankow, die größte.\n2. Speichenkultur in Neukölln, bekannt für sorgfältige Arbeit.\n3. Fahrwerk Mitte, eine kleinere Werkstatt am Alexanderplatz.\n\nAktuelle Wartezeiten kann ich nicht prüfen, ein kurzer Anruf hilft.',
      aspects: [
        { aspect: 'range', tone: 'neutral', quote: 'eine kleinere Werkstatt am Alexanderplatz' },
      ],
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin reparieren **Radgarten** und **Speichenkultur** E-Bikes fast aller Marken. Radgarten nimmt werktags vor 10 Uhr Räder ohne Termin an. Eine Inspektion kostet ab etwa 89 Euro.',
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'chatgpt',
      text: 'In Berlin gibt es mehrere Werkstätten für E-Bikes. Radgarten hat einen eigenen Prüfstand für Akkus, Speichenkultur ist beliebt; beide stehen in den Werkstattführern der Stadt.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://stadtmagazin.example/fahrrad/werkstaetten',
      ],
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'claude',
      text: 'Laut einem Verzeichnis und einem Forum ist Radgarten die größte Werkstatt für E-Bikes in Berlin. Speichenkultur ist auf Wochen ausgebucht.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://velo-forum.example/t/e-bike-berlin',
      ],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'chatgpt',
      text: 'Für E-Bikes in Berlin werden oft diese Werkstätten genannt:\n\n1. **Radgarten** – groß, mit eigenem Prüfstand für Akkus.\n2. **Speichenkultur** – beliebt, aber auf Wochen ausgebucht.\n3. **Fahrwerk Mitte** – kleiner, repariert innerhalb von drei Tagen.\n\nRuf vorher an: Viele reparieren nur Marken, die sie selbst verkaufen. Aktuelle Wartezeiten: https://radgarten.example/e-bikes',
      aspects: [
        { aspect: 'service', tone: 'positive', quote: 'repariert innerhalb von drei Tagen' },
      ],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'claude',
      text: 'Diese Werkstätten kannst du vergleichen:\n\n1. Radgarten in Pankow, die größte.\n2. Fahrwerk Mitte am Alexanderplatz, zuverlässig und schnell bei Motoren von Bosch.\n3. Speichenkultur in Neukölln, bekannt für sorgfältige Arbeit.\n\nFahrwerk Mitte nennt seine Wartezeiten unter https://fahrwerk-mitte.example/reparatur.',
      aspects: [
        {
          aspect: 'quality',
          tone: 'positive',
          quote: 'zuverlässig und schnell bei Motoren von Bosch',
        },
      ],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin reparieren **Radgarten** und **Speichenkultur** E-Bikes fast aller Marken. Radgarten nimmt werktags vor 10 Uhr Räder ohne Termin an. Bei Akkus ist der Service des Herstellers oft schneller.',
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Kleine Betriebe in Berlin können Lastenräder hier leasen:\n\n| Anbieter | Im Monat ab | Service |\n| --- | --- | --- |\n| Radgarten | 119 Euro | in der Werkstatt |\n| Speichenkultur | 135 Euro | bei euch vor Ort |\n\nFragt vor der Unterschrift nach Versicherung und Ersatzrad.',
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'claude',
      text: 'Radgarten verleast Lastenräder an Firmen, mit Service in der eigenen Werkstatt. Auch Fahrwerk Mitte bietet Leasing an, nennt auf der Website aber kaum Preise, was den Vergleich schwierig macht. Ich würde bei beiden ein Angebot anfragen.',
      aspects: [
        {
          aspect: 'price',
          tone: 'negative',
          quote: 'nennt auf der Website aber kaum Preise, was den Vergleich schwierig macht',
        },
      ],
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'gemini',
      text: 'Lastenräder verleasen **Speichenkultur** und mehrere bundesweite Anbieter. Ab zwei Rädern gibt es meist Rabatt.',
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'chatgpt',
      text: 'Die Führer nennen Radgarten und Speichenkultur. Fahrwerk Mitte veröffentlicht seine Wartezeiten: zurzeit drei Tage.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://fahrwerk-mitte.example/reparatur',
      ],
      aspects: [{ aspect: 'trust', tone: 'positive', quote: 'veröffentlicht seine Wartezeiten' }],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'claude',
      text: 'Im Forum werden Radgarten für Motoren und Speichenkultur für sorgfältige Arbeit empfohlen. Beide arbeiten mit Termin.',
      cites: ['https://velo-forum.example/t/e-bike-berlin', 'https://radgarten.example/e-bikes'],
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Radgarten und Speichenkultur verleasen in Berlin Lastenräder an Betriebe, ab 119 Euro im Monat.',
      cites: [
        'https://radfuehrer.example/berlin/lastenrad-leasing',
        'https://radgarten.example/leasing',
      ],
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'claude',
      text: 'Ein Vergleich des Stadtmagazins führt Radgarten und Speichenkultur auf. Frag vor der Unterschrift nach der Versicherung.',
      cites: [
        'https://stadtmagazin.example/fahrrad/lastenraeder',
        'https://radfuehrer.example/berlin/lastenrad-leasing',
      ],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'chatgpt',
      text: 'Für E-Bikes in Berlin werden oft diese Werkstätten genannt:\n\n1. **Radgarten** – groß, mit eigenem Prüfstand für Akkus.\n2. **Fahrwerk Mitte** – kleiner, zuverlässig, repariert innerhalb von zwei Tagen; die Kundschaft empfiehlt sie weiter.\n3. **Speichenkultur** – beliebt, aber auf Wochen ausgebucht.\n\nFahrwerk Mitte zeigt aktuelle Wartezeiten unter https://fahrwerk-mitte.example/reparatur.',
      aspects: [
        { aspect: 'service', tone: 'positive', quote: 'repariert innerhalb von zwei Tagen' },
        { aspect: 'trust', tone: 'positive', quote: 'die Kundschaft empfiehlt sie weiter' },
      ],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'claude',
      text: 'Drei Werkstätten fallen auf:\n\n1. Fahrwerk Mitte am Alexanderplatz: hervorragend bei Motoren von Bosch, schnell und fair.\n2. Radgarten in Pankow, die größte.\n3. Speichenkultur in Neukölln, bekannt für sorgfältige Arbeit.\n\nWartezeiten: https://fahrwerk-mitte.example/reparatur und https://radgarten.example/e-bikes.',
      aspects: [
        { aspect: 'quality', tone: 'positive', quote: 'hervorragend bei Motoren von Bosch' },
        { aspect: 'service', tone: 'positive', quote: 'schnell und fair' },
      ],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin reparieren **Radgarten**, **Speichenkultur** und **Fahrwerk Mitte** E-Bikes fast aller Marken. Radgarten nimmt werktags vor 10 Uhr Räder ohne Termin an, bei den anderen brauchst du einen.',
      aspects: [{ aspect: 'ease', tone: 'negative', quote: 'bei den anderen brauchst du einen' }],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Kleine Betriebe in Berlin können Lastenräder hier leasen:\n\n| Anbieter | Im Monat ab | Service |\n| --- | --- | --- |\n| Radgarten | 119 Euro | in der Werkstatt |\n| Speichenkultur | 135 Euro | bei euch vor Ort |\n| Fahrwerk Mitte | 125 Euro | bei euch vor Ort |\n\nFragt vor der Unterschrift nach Versicherung und Ersatzrad.',
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'claude',
      text: 'Für einen kleinen Betrieb würde ich zwei vergleichen: Fahrwerk Mitte, das zu euch kommt und gut erreichbar ist, und Radgarten, das günstiger ist, aber nur in der eigenen Werkstatt repariert. Preise: https://fahrwerk-mitte.example/leasing.',
      aspects: [
        { aspect: 'service', tone: 'positive', quote: 'das zu euch kommt' },
        { aspect: 'ease', tone: 'positive', quote: 'gut erreichbar' },
      ],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'gemini',
      text: 'Lastenräder verleasen **Speichenkultur**, **Radgarten** und mehrere bundesweite Anbieter. Ab zwei Rädern gibt es meist Rabatt.',
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'chatgpt',
      text: '1. Radgarten – die größte, mit Prüfstand für Akkus.\n2. Fahrwerk Mitte – zuverlässig, repariert innerhalb von zwei Tagen.\n3. Speichenkultur – sorgfältig, mit langen Wartezeiten.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://fahrwerk-mitte.example/reparatur',
        'https://stadtmagazin.example/fahrrad/werkstaetten',
      ],
      aspects: [
        { aspect: 'service', tone: 'positive', quote: 'repariert innerhalb von zwei Tagen' },
      ],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'claude',
      text: 'Fahrwerk Mitte wird für schnelle und faire Reparaturen an Motoren von Bosch empfohlen und veröffentlicht seine Wartezeiten. Radgarten ist größer und nimmt auch ohne Termin an.',
      cites: [
        'https://fahrwerk-mitte.example/reparatur',
        'https://velo-forum.example/t/e-bike-berlin',
      ],
      aspects: [
        {
          aspect: 'quality',
          tone: 'positive',
          quote: 'schnelle und faire Reparaturen an Motoren von Bosch',
        },
        { aspect: 'trust', tone: 'positive', quote: 'veröffentlicht seine Wartezeiten' },
      ],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Radgarten verleast Lastenräder ab 119 Euro im Monat, Speichenkultur kommt zum Betrieb.',
      cites: [
        'https://radfuehrer.example/berlin/lastenrad-leasing',
        'https://radgarten.example/leasing',
      ],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'claude',
      text: 'Vergleiche Radgarten, das günstiger ist, und Fahrwerk Mitte, das zum Betrieb kommt und gut erreichbar ist.',
      cites: [
        'https://fahrwerk-mitte.example/leasing',
        'https://radfuehrer.example/berlin/lastenrad-leasing',
      ],
      aspects: [
        { aspect: 'price', tone: 'negative', quote: 'Radgarten, das günstiger ist' },
        { aspect: 'service', tone: 'positive', quote: 'das zum Betrieb kommt' },
      ],
    },
  ],
};
