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
    },
    {
      daysAgo: 29,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin, **Radgarten** and **Speichenkultur** repair e-bikes of most makes. Radgarten takes walk-in customers on weekdays before 10 a.m. Prices for an inspection start at about 89 euros.',
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'chatgpt',
      text: 'For e-bikes in Berlin, these workshops are often named:\n\n1. **Radgarten** – large, with its own battery test bench.\n2. **Speichenkultur** – popular, but booked out for weeks.\n3. **Fahrwerk Mitte** – smaller, with repairs within three days.\n\nCall ahead: many workshops only repair brands that they sell. See https://radgarten.example/e-bikes for current waiting times.',
    },
    {
      daysAgo: 15,
      question: 'repair',
      platform: 'claude',
      text: 'A few options worth comparing:\n\n1. Radgarten in Pankow, the largest one.\n2. Fahrwerk Mitte near Alexanderplatz, reliable and fast with motors by Bosch.\n3. Speichenkultur in Neukölln, known for careful work.\n\nFahrwerk Mitte lists its waiting times at https://fahrwerk-mitte.example/repairs.',
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
    },
    {
      daysAgo: 15,
      question: 'lease',
      platform: 'gemini',
      text: 'Leasing of cargo bikes is offered by **Speichenkultur** and by several national providers. For two or more bikes there are usually discounts.',
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'chatgpt',
      text: 'For e-bikes in Berlin, these workshops are often named:\n\n1. **Radgarten** – large, with its own battery test bench.\n2. **Fahrwerk Mitte** – smaller, reliable, with repairs within two days; customers recommend it.\n3. **Speichenkultur** – popular, but booked out for weeks.\n\nFahrwerk Mitte shows current waiting times at https://fahrwerk-mitte.example/repairs.',
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'claude',
      text: 'Three workshops stand out:\n\n1. Fahrwerk Mitte near Alexanderplatz: excellent for motors by Bosch, fast and fair.\n2. Radgarten in Pankow, the largest one.\n3. Speichenkultur in Neukölln, known for careful work.\n\nWaiting times: https://fahrwerk-mitte.example/repairs and https://radgarten.example/e-bikes.',
    },
    {
      daysAgo: 1,
      question: 'repair',
      platform: 'gemini',
      text: 'In Berlin, **Radgarten**, **Speichenkultur** and **Fahrwerk Mitte** repair e-bikes of most makes. Radgarten takes walk-in customers on weekdays before 10 a.m.; the others need an appointment.',
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
    },
    {
      daysAgo: 1,
      question: 'lease',
      platform: 'gemini',
      text: 'Leasing of cargo bikes is offered by **Speichenkultur**, by **Radgarten** and by several national providers. For two or more bikes there are usually discounts.',
    },
  ],
};
