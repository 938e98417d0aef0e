import type { Locale } from '@/i18n/locales';
import type { SourceKind } from '#shared/entities/answer-source.ts';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import { addToMonth, emptyMonth, monthOf } from '#shared/rules/brand-months.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { sourcesOf } from '#shared/rules/brand-sources.ts';
import type { SourceFigures } from '../figures/overview-figures';
import { loadSample } from '../overview/load-sample';
import type { ReportData } from './report-store';

/** Kinds of the sample's made-up websites. */
const KINDS: Readonly<Record<string, SourceKind>> = {
  'radfuehrer.example': 'directory',
  'stadtmagazin.example': 'press',
  'velo-forum.example': 'forum',
};

/** The sample's report, counted from its answers as those of members are. */
export async function loadSampleReport(locale: Locale): Promise<ReportData> {
  const counted = await loadSample(locale);
  return { counted, sources: sourcesIn(counted, new Date()), todo: [] };
}

function sourcesIn({ campaign, competitors, tests }: CountedCampaign, now: Date): SourceFigures {
  const known = { ...campaign, user_id: SAMPLE_ID, competitor_domains: {}, source_kinds: KINDS };
  const owner = { ...known, names: competitors.names };
  const months = [...new Set(tests.map(monthOf))].map((month) =>
    addToMonth(emptyMonth(owner, month), tests, owner),
  );
  return sourcesOf({ ...known, competitor_stats: competitors }, months, now);
}
