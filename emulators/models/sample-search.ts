import { brandsIn, languageOf } from './brands.ts';
import { COMPETITORS, sampleAnswer, sampleMark } from './samples.ts';
import type { Provider, ScriptedCitation, Search } from './script.ts';

interface SampleSearch {
  text: string;
  searches: Search[];
  cited: ScriptedCitation[];
}

/** Invented pages under domains that are reserved for examples (RFC 2606). */
const PAGES = {
  press: {
    url: 'https://www.hauptstadtwirtschaft.example/agenturen-im-vergleich',
    title: 'Agenturen im Vergleich | Hauptstadtwirtschaft',
  },
  directory: {
    url: 'https://agenturverzeichnis.example/berlin/digital',
    title: 'Digitalagenturen in Berlin | Agenturverzeichnis',
  },
  forum: {
    url: 'https://forum.example/t/agentur-gesucht',
    title: 'Agentur gesucht, wer hat Erfahrung? | Forum',
  },
} as const;

/**
 * Domains that answers without the prompt's brand always cite, and answers with it never: what
 * members would have to get into.
 */
export const GAP_DOMAINS = ['hauptstadtwirtschaft.example', 'agenturverzeichnis.example'] as const;

const WORDING = {
  en: {
    intro: 'These providers come up first in current comparisons:',
    lines: ['leads this year’s comparison.', 'is listed with the most reviews.'],
  },
  de: {
    intro: 'In aktuellen Vergleichen werden diese Anbieter zuerst genannt:',
    lines: ['führt den Vergleich dieses Jahres an.', 'ist mit den meisten Bewertungen gelistet.'],
  },
} as const;

/**
 * The answer with web search when nothing is scripted: one search that found three pages. A prompt that
 * names no brand gets two competitors, cited from the two domains of a gap; one that does gets the
 * sample from memory, in which the brand is cited from a forum.
 */
export function sampleSearch(provider: Provider, model: string, prompt: string): SampleSearch {
  const locale = languageOf(prompt);
  const queries = [prompt.split('\n').at(-1) ?? prompt];
  const searches = [{ queries, pages: Object.values(PAGES) }];
  const [brand] = brandsIn(prompt);
  if (brand !== undefined) {
    const text = sampleAnswer(provider, model, prompt);
    const quote = text.split('\n').find((line) => line.includes(brand)) ?? text;
    return { text, searches, cited: [{ ...PAGES.forum, quote }] };
  }
  const { intro, lines } = WORDING[locale];
  const quotes = lines.map((line, index) => `**${COMPETITORS[index] ?? ''}** ${line}`);
  const list = quotes.map((quote, index) => `${index + 1}. ${quote}`);
  return {
    text: [sampleMark(model, locale), '', intro, '', ...list].join('\n'),
    searches,
    cited: [PAGES.press, PAGES.directory].map((page, index) => ({
      ...page,
      quote: quotes[index] ?? '',
    })),
  };
}

/** What a hostile answer cites and finds: addresses that do something, and titles with markup. */
export const HOSTILE_PAGES = [
  { url: 'javascript:document.body.dataset.hacked=1', title: 'Click here' },
  { url: 'data:text/html,<script>document.body.dataset.hacked=1</script>', title: 'Data' },
  {
    url: 'https://hostile.example/a',
    title: '<img src="x" onerror="alert(1)">\n[a](javascript:1)',
  },
  { url: `https://hostile.example/${'x'.repeat(4_000)}`, title: 'Too long' },
  { url: 'not an address', title: 'Nothing' },
];
