import type { SampleCampaign } from '#shared/entities/brand-sample.ts';

/** A made-up campaign. Only its texts are written here: every number is counted from them. */
export const brandSample: SampleCampaign = {
  name: 'Bicycle workshop in Berlin',
  brand: 'Fahrwerk Mitte',
  competitors: ['Radgarten', 'Speichenkultur'],
  domain: 'fahrwerk-mitte.example',
  questions: {
    repair: 'Which bicycle workshops in Berlin repair e-bikes quickly?',
    lease: 'Where can a small company in Berlin lease cargo bikes?',
  },
  answers: [
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'chatgpt',
      text: 'For e-bikes in Berlin, these workshops are often named:\n\n1. **Radgarten** – large, with its own battery test bench.\n2. **Speichenkultur** – popular and friendly, but booked out for weeks.\n\nCall ahead: many workshops only repair brands that they sell. See https://radgarten.example/e-bikes for current waiting times.',
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'claude',
      text: 'A few options worth comparing:\n\n1. Radgarten in Pankow, the largest one.\n2. Speichenkultur in Neukölln, known for careful work.\n3. Fahrwerk Mitte, a smaller workshop near Alexanderplatz.\n\nI cannot check current waiting times, so a quick call helps.',
      aspects: [
        { aspect: 'range', tone: 'neutral', quote: 'a smaller workshop near Alexanderplatz' },
      ],
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin, **Radgarten** and **Speichenkultur** repair e-bikes of most makes. Radgarten takes walk-in customers on weekdays before 10 a.m. Prices for an inspection start at about 89 euros.',
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'chatgpt',
      text: 'Berlin has several workshops for e-bikes. Radgarten has its own battery test bench, and Speichenkultur is popular; both are in the city’s workshop guides.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://stadtmagazin.example/fahrrad/werkstaetten',
      ],
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'claude',
      text: 'According to a directory and a rider forum, Radgarten is the largest workshop for e-bikes in Berlin. Speichenkultur is booked out for weeks.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://velo-forum.example/t/e-bike-berlin',
      ],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'chatgpt',
      text: 'For e-bikes in Berlin, these workshops are often named:\n\n1. **Radgarten** – large, with its own battery test bench.\n2. **Speichenkultur** – popular, but booked out for weeks.\n3. **Fahrwerk Mitte** – smaller, with repairs within three days.\n\nCall ahead: many workshops only repair brands that they sell. See https://radgarten.example/e-bikes for current waiting times.',
      aspects: [{ aspect: 'service', tone: 'positive', quote: 'repairs within three days' }],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'claude',
      text: 'A few options worth comparing:\n\n1. Radgarten in Pankow, the largest one.\n2. Fahrwerk Mitte near Alexanderplatz, reliable and fast with motors by Bosch.\n3. Speichenkultur in Neukölln, known for careful work.\n\nFahrwerk Mitte lists its waiting times at https://fahrwerk-mitte.example/repairs.',
      aspects: [
        { aspect: 'quality', tone: 'positive', quote: 'reliable and fast with motors by Bosch' },
      ],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin, **Radgarten** and **Speichenkultur** repair e-bikes of most makes. Radgarten takes walk-in customers on weekdays before 10 a.m. For batteries, the maker’s own service is often quicker.',
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Small companies in Berlin can lease cargo bikes from:\n\n| Provider | From a month | Service |\n| --- | --- | --- |\n| Radgarten | 119 euros | in the workshop |\n| Speichenkultur | 135 euros | at your address |\n\nAsk about insurance and a replacement bike before you sign.',
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'claude',
      text: 'Radgarten leases cargo bikes to companies, with service in its workshop. Fahrwerk Mitte also offers leasing, but its website says little about prices, which makes it hard to compare. I would ask both for a quote.',
      aspects: [
        {
          aspect: 'price',
          tone: 'negative',
          quote: 'its website says little about prices, which makes it hard to compare',
        },
      ],
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'gemini',
      text: 'Leasing of cargo bikes is offered by **Speichenkultur** and by several national providers. For two or more bikes there are usually discounts.',
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'chatgpt',
      text: 'Guides name Radgarten and Speichenkultur. Fahrwerk Mitte publishes its waiting times: three days at the moment.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://fahrwerk-mitte.example/repairs',
      ],
      aspects: [{ aspect: 'trust', tone: 'positive', quote: 'publishes its waiting times' }],
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'claude',
      text: 'Riders recommend Radgarten for motors and Speichenkultur for careful work. Both ask for an appointment.',
      cites: ['https://velo-forum.example/t/e-bike-berlin', 'https://radgarten.example/e-bikes'],
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Radgarten and Speichenkultur lease cargo bikes to companies in Berlin, from 119 euros a month.',
      cites: [
        'https://radfuehrer.example/berlin/lastenrad-leasing',
        'https://radgarten.example/leasing',
      ],
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'claude',
      text: 'A comparison of the city magazine lists Radgarten and Speichenkultur. Ask about insurance before you sign.',
      cites: [
        'https://stadtmagazin.example/fahrrad/lastenraeder',
        'https://radfuehrer.example/berlin/lastenrad-leasing',
      ],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'chatgpt',
      text: 'For e-bikes in Berlin, these workshops are often named:\n\n1. **Radgarten** – large, with its own battery test bench.\n2. **Fahrwerk Mitte** – smaller, reliable, with repairs within two days; customers recommend it.\n3. **Speichenkultur** – popular, but booked out for weeks.\n\nFahrwerk Mitte shows current waiting times at https://fahrwerk-mitte.example/repairs.',
      aspects: [
        { aspect: 'service', tone: 'positive', quote: 'repairs within two days' },
        { aspect: 'trust', tone: 'positive', quote: 'customers recommend it' },
      ],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'claude',
      text: 'Three workshops stand out:\n\n1. Fahrwerk Mitte near Alexanderplatz: excellent for motors by Bosch, fast and fair.\n2. Radgarten in Pankow, the largest one.\n3. Speichenkultur in Neukölln, known for careful work.\n\nWaiting times: https://fahrwerk-mitte.example/repairs and https://radgarten.example/e-bikes.',
      aspects: [
        { aspect: 'quality', tone: 'positive', quote: 'excellent for motors by Bosch' },
        { aspect: 'service', tone: 'positive', quote: 'fast and fair' },
      ],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin, **Radgarten**, **Speichenkultur** and **Fahrwerk Mitte** repair e-bikes of most makes. Radgarten takes walk-in customers on weekdays before 10 a.m.; the others need an appointment.',
      aspects: [{ aspect: 'ease', tone: 'negative', quote: 'the others need an appointment' }],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Small companies in Berlin can lease cargo bikes from:\n\n| Provider | From a month | Service |\n| --- | --- | --- |\n| Radgarten | 119 euros | in the workshop |\n| Speichenkultur | 135 euros | at your address |\n| Fahrwerk Mitte | 125 euros | at your address |\n\nAsk about insurance and a replacement bike before you sign.',
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'claude',
      text: 'For a small company I would compare two: Fahrwerk Mitte, which comes to your address and is easy to reach, and Radgarten, which is cheaper but repairs only in its workshop. Prices are at https://fahrwerk-mitte.example/leasing.',
      aspects: [
        { aspect: 'service', tone: 'positive', quote: 'comes to your address' },
        { aspect: 'ease', tone: 'positive', quote: 'is easy to reach' },
      ],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'gemini',
      text: 'Leasing of cargo bikes is offered by **Speichenkultur**, by **Radgarten** and by several national providers. For two or more bikes there are usually discounts.',
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'chatgpt',
      text: '1. Radgarten – the largest, with a battery test bench.\n2. Fahrwerk Mitte – reliable, with repairs within two days.\n3. Speichenkultur – careful, with long waiting times.',
      cites: [
        'https://radfuehrer.example/berlin/e-bike-werkstatt',
        'https://fahrwerk-mitte.example/repairs',
        'https://stadtmagazin.example/fahrrad/werkstaetten',
      ],
      aspects: [{ aspect: 'service', tone: 'positive', quote: 'repairs within two days' }],
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'claude',
      text: 'Fahrwerk Mitte is recommended for fast and fair repairs of motors by Bosch; it publishes its waiting times. Radgarten is larger and takes walk-in customers.',
      cites: [
        'https://fahrwerk-mitte.example/repairs',
        'https://velo-forum.example/t/e-bike-berlin',
      ],
      aspects: [
        { aspect: 'quality', tone: 'positive', quote: 'fast and fair repairs of motors by Bosch' },
        { aspect: 'trust', tone: 'positive', quote: 'publishes its waiting times' },
      ],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'chatgpt',
      text: 'Radgarten leases cargo bikes from 119 euros a month, Speichenkultur comes to your address.',
      cites: [
        'https://radfuehrer.example/berlin/lastenrad-leasing',
        'https://radgarten.example/leasing',
      ],
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'claude',
      text: 'Compare Radgarten, which is cheaper, and Fahrwerk Mitte, which comes to your address and is easy to reach.',
      cites: [
        'https://fahrwerk-mitte.example/leasing',
        'https://radfuehrer.example/berlin/lastenrad-leasing',
      ],
      aspects: [
        { aspect: 'price', tone: 'negative', quote: 'Radgarten, which is cheaper' },
        { aspect: 'service', tone: 'positive', quote: 'comes to your address' },
      ],
    },
  ],
};
