interface Author {
  name: string;
  role: { en: string; de: string };
  about: { en: string; de: string };
  profile: string;
}

/**
 * Who runs the site: the one place for brand, company, links and mail address. The operator below is
 * an example and must be replaced before the site goes public (the legal pages are built from it).
 */
export const SITE = {
  brand: 'Anlauf',
  email: 'hello@anlauf.example',
  /** Who writes the articles. */
  team: { en: 'Anlauf team', de: 'Anlauf-Team' },
  /**
   * The person who answers for the articles, or null: then the team does. The sample person is called
   * that, and a real operator's site leaves it out (product 12.14).
   */
  author: {
    name: 'Kim Beispiel',
    role: { en: 'editor', de: 'Redaktion' },
    /** What they do and what they know, on their page here. */
    about: {
      en: 'This person is made up (fictional). Here a reader finds who answers for the articles: what they work on, what they have done before, and what they know from their own projects.',
      de: 'Eine Beispielperson, die es nicht gibt. Hier steht, wer für die Artikel einsteht: woran sie arbeitet, was sie vorher gemacht hat und was sie aus eigenen Projekten weiß.',
    },
    /** A page about the person elsewhere; may be empty. */
    profile: 'https://kim-beispiel.example',
  } as Author | null,
  company: {
    name: 'Anlauf Studio GmbH (fictional)',
    street: 'Musterstraße 12',
    postalCode: '10115',
    city: 'Berlin',
    country: { en: 'Germany', de: 'Deutschland' },
    phone: '+49 30 00000000',
    register: {
      en: 'Local court Berlin (Charlottenburg), HRB 000000 B',
      de: 'Amtsgericht Berlin (Charlottenburg), HRB 000000 B',
    },
    managingDirector: 'Alex Beispiel',
    vatId: 'DE000000000',
    /** The data protection authority, for complaints. */
    supervisoryAuthority: {
      en: 'Berlin Commissioner for Data Protection and Freedom of Information',
      de: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    },
  },
  /** Processors of personal data, with address; the privacy policy lists them. */
  processors: {
    /** Sends the e-mails of the collection `mail`. */
    mail: 'Musterpost GmbH, Musterstraße 14, 10115 Berlin',
    /** Receives the contact form when PUBLIC_FORM_ENDPOINT is set. */
    form: 'Musterformular GmbH, Musterstraße 16, 10115 Berlin',
  },
  social: {
    linkedin: 'https://www.linkedin.com/company/anlauf-example',
  },
  /** The first podcast episode (blog post 3); example addresses, like the company's. */
  podcastVideo: {
    embedUrl: 'https://www.youtube-nocookie.com/embed/EXAMPLE0001',
    watchUrl: 'https://www.youtube.com/watch?v=EXAMPLE0001',
  },
  /** Where the project cards lead. */
  projects: {
    uxtools: 'https://uxtools.example',
    cxtools: 'https://cxtools.example',
  },
  founded: 2023,
} as const;
