import type { SourceKind } from '../entities/answer-source.ts';
import { nameKey } from './brand-names.ts';
import { belongsTo } from './links.ts';

/** Domains whose kind is known; their subdomains belong to them. All others are `other`. */
const KNOWN = {
  press: [
    ...['spiegel.de', 'zeit.de', 'faz.net', 'sueddeutsche.de', 'welt.de', 'tagesspiegel.de'],
    ...[
      'handelsblatt.com',
      'wiwo.de',
      't3n.de',
      'heise.de',
      'golem.de',
      'chip.de',
      'computerbild.de',
    ],
    ...['focus.de', 'stern.de', 'ndr.de', 'tagesschau.de', 'berliner-zeitung.de', 'rbb24.de'],
    ...['bbc.co.uk', 'bbc.com', 'theguardian.com', 'nytimes.com', 'forbes.com', 'wired.com'],
    ...['techcrunch.com', 'theverge.com', 'reuters.com', 'bloomberg.com', 'ft.com', 'cnet.com'],
  ],
  directory: [
    ...['gelbeseiten.de', 'dasoertliche.de', '11880.com', 'meinestadt.de', 'golocal.de'],
    ...['provenexpert.com', 'trustpilot.com', 'trustedshops.de', 'jameda.de', 'check24.de'],
    ...['kununu.com', 'wlw.de', 'sortlist.com', 'sortlist.de', 'clutch.co', 'g2.com', 'yelp.com'],
    ...['yelp.de', 'tripadvisor.com', 'tripadvisor.de', 'capterra.com', 'capterra.com.de'],
    ...['omr.com', 'idealo.de', 'testberichte.de', 'crunchbase.com', 'goodfirms.co'],
  ],
  forum: [
    ...['reddit.com', 'quora.com', 'gutefrage.net', 'stackexchange.com', 'stackoverflow.com'],
    ...['news.ycombinator.com', 'motor-talk.de', 'wer-weiss-was.de', 'facebook.com', 'x.com'],
    ...['youtube.com', 'instagram.com', 'tiktok.com', 'medium.com', 'linkedin.com', 'xing.com'],
  ],
  reference: [
    ...['wikipedia.org', 'wikidata.org', 'britannica.com', 'destatis.de', 'statista.com'],
    ...['europa.eu', 'bund.de', 'berlin.de', 'ihk.de', 'test.de', 'verbraucherzentrale.de'],
  ],
} as const satisfies Partial<Record<SourceKind, readonly string[]>>;

/** The campaign's facts that decide about kinds. */
export interface KindCampaign {
  own_domains: readonly string[];
  competitors: readonly string[];
  competitor_domains: Readonly<Record<string, readonly string[]>>;
  source_kinds: Readonly<Record<string, SourceKind>>;
}

/**
 * The kind of a cited domain (product 21.32): the member's choice, else own, a listed competitor's, one
 * of the known list, or other.
 */
export function sourceKind(domain: string, campaign: KindCampaign): SourceKind {
  const chosen = campaign.source_kinds[domain];
  if (chosen !== undefined) return chosen;
  if (belongsTo(domain, campaign.own_domains)) return 'own';
  if (belongsTo(domain, domainsOfListed(campaign))) return 'competitor';
  const known = Object.entries(KNOWN).find(([, domains]) => belongsTo(domain, domains));
  return (known?.[0] as keyof typeof KNOWN | undefined) ?? 'other';
}

/** Domains of competitors that the campaign lists; it may keep those of others. */
function domainsOfListed({ competitors, competitor_domains }: KindCampaign): string[] {
  const listed = new Set(competitors.map(nameKey));
  const entries = Object.entries(competitor_domains);
  return entries.filter(([name]) => listed.has(nameKey(name))).flatMap(([, domains]) => domains);
}

/** Whether a brand can get onto sources of this kind. */
export function canGetOnto(kind: SourceKind): boolean {
  return kind === 'press' || kind === 'directory' || kind === 'forum';
}
