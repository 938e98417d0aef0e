import { promptEntry } from './library-content.ts';
import type { ProjectCopy } from './project-copy.ts';

const CONTACT = 'src/pages/[...locale]/contact.astro';
const PAGE = 'src/pages/[...locale]/partners.astro';
const POST = 'src/content/blog/en/our-new-partners.mdx';
const POST_DE = 'src/content/blog/de/unsere-neuen-partner.mdx';

const DESCRIPTION =
  'Three workshops in Berlin that we work with since this spring, and what each of them does.';

const strings = (title: string, count: string) => `{
  meta: { title: '${title}', description: '${title}: ${count}' },
  hero: { subtitle: '${title}', title: '${title}', text: '${title}', email: '', emailText: '' },
  count: '${count}',
}`;

const COUNTER = `import { useState } from 'react';
import { Button } from '@/components/ui/Button';

export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>{\`\${label} \${count}\`}</Button>;
}
`;

const HANDLER = `import type { Handlers } from '../call.ts';

export const partnerHandlers: Handlers<'partners'> = {
  partners: { run: ({ input }) => Promise.resolve({ text: \`Hello \${input.name}\` }) },
};
`;

/** What a developer does by the README, in its order; the recipes build on each other. */
export const RECIPES: Readonly<Record<string, (copy: ProjectCopy) => Promise<void> | void>> = {
  'A page': (copy) => {
    copy.edit(
      'src/routes.ts',
      "  contact: '/contact',",
      "  contact: '/contact',\n  partners: '/partners',",
    );
    copy.write({ [PAGE]: copy.read(CONTACT) });
    copy.edit(PAGE, "import { contactData } from '@/features/contact/contact-data';\n", '');
    copy.edit(PAGE, '  jsonLd={contactData(locale, Astro.site)}\n', '');
    copy.edit(PAGE, 'dictionary(locale).contact', 'dictionary(locale).partners');
    copy.edit(PAGE, 'ROUTES.contact', 'ROUTES.partners');
    copy.write({
      'src/i18n/en/partners.ts': `export const partners = ${strings('Our partners', 'Partners:')};\n`,
      'src/i18n/de/partners.ts':
        "import type { partners as en } from '../en/partners';\n\n" +
        `export const partners: typeof en = ${strings('Unsere Partner', 'Partner:')};\n`,
    });
    for (const language of ['en', 'de']) {
      const areas = `src/i18n/${language}/areas.ts`;
      copy.edit(
        areas,
        'export { auth }',
        "export { partners } from './partners';\nexport { auth }",
      );
    }
  },

  'An island': (copy) => {
    copy.write({ 'src/features/partners/Counter.tsx': COUNTER });
    copy.edit(
      PAGE,
      "import ContactIsland from '@/features/contact/ContactIsland.astro';",
      "import { Counter } from '@/features/partners/Counter';",
    );
    copy.edit(PAGE, '{ meta, hero }', '{ meta, hero, count }');
    copy.edit(PAGE, '<ContactIsland />', '<Counter label={count} client:interaction />');
  },

  'A post': async (copy) => {
    await copy.npmRun('new:post', '--', 'Our new partners', '--de', 'Unsere neuen Partner');
    for (const file of [POST, POST_DE]) {
      copy.edit(file, 'draft: true', 'draft: false');
      copy.edit(file, /^description: .*$/m, `description: ${DESCRIPTION}`);
      copy.edit(file, /(?<=---\n\n).*/, 'Three workshops.');
    }
  },

  'A string': (copy) => {
    copy.edit('src/i18n/en/partners.ts', "email: ''", "email: 'Write to our partners'");
    copy.edit('src/i18n/de/partners.ts', "email: ''", "email: 'Den Partnern schreiben'");
  },

  'An endpoint': (copy) => {
    copy.edit(
      'src/shared/api/contract.ts',
      '  /**\n   * Whether the function answers',
      `  partners: {
    access: 'public',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({ name: z.string().check(z.maxLength(50)) }),
    output: z.strictObject({ text: z.string() }),
  },
  /**
   * Whether the function answers`,
    );
    copy.edit('src/lib/api-request.ts', '  me: true,', '  me: true,\n  partners: true,');
    copy.write({ 'functions/src/handlers/partners.ts': HANDLER });
    const table = 'functions/src/handlers/table.ts';
    copy.edit(
      table,
      'import { prompt',
      "import { partnerHandlers } from './partners.ts';\nimport { prompt",
    );
    copy.edit(table, '  ...promptHandlers,', '  ...partnerHandlers,\n  ...promptHandlers,');
  },

  "A members' tool": (copy) => {
    copy.edit(
      'src/shared/entities/tool.ts',
      "  'live-chats': {",
      `  'seating-plan': {
    isFree: true,
    route: null,
    icon: 'M4 5h16v11H4z',
    gradient: 'from-line to-line text-soft',
  },
  'live-chats': {`,
    );
    for (const [language, title, text] of [
      ['en', 'Seating Plan', 'Who sits where.'],
      ['de', 'Sitzplan', 'Wer wo sitzt.'],
    ] as const) {
      copy.edit(
        `src/i18n/${language}/dashboard.ts`,
        "'live-chats': {",
        `'seating-plan': { title: '${title}', text: '${text}' },\n  'live-chats': {`,
      );
    }
  },

  'A prompt': (copy) => {
    for (const [language, title] of [
      ['en', 'Seat the guests'],
      ['de', 'Gäste setzen'],
    ] as const) {
      const entry = promptEntry('seat-guests', { title }).replace('another', 'quick-shorten');
      copy.edit(`src/content/prompts/${language}/quick.yaml`, /$/, entry);
    }
  },
};
