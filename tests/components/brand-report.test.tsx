import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { island } from '@/components/ui/island';
import { LogoField } from '@/features/brand-checker/report/LogoField';
import { $logo, setLogo } from '@/features/brand-checker/report/logo-store';
import { ReportSheet } from '@/features/brand-checker/report/ReportSheet';
import { loadSampleReport } from '@/features/brand-checker/report/sample-report';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';
import { brandCampaign } from '../helpers/brand-campaign';
import { promptTest } from '../helpers/prompt-tests';

const { brandChecker: strings } = dictionary('en');
const { report } = strings;
const texts = { locale: 'en', strings, islandStrings: dictionary('en').island } as const;
const Sheet = island(ReportSheet);

beforeEach(() => {
  setLogo(null);
});

const SCRIPTED = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="document.title='run'">
  <script>document.title = 'run'</script><rect width="40" height="20"/>
</svg>`;

const logoFile = (content: BlobPart, name: string, type: string) =>
  new File([content], name, { type });

test('a logo is shown as a picture in which no script runs, and is kept until it is removed', async () => {
  const { title } = document;
  const screen = await render(<Sheet {...texts} data={reportOf([promptTest()])} />);
  const file = logoFile(SCRIPTED, 'logo.svg', 'image/svg+xml');
  await userEvent.upload(screen.getByLabelText(report.logo.label), file);
  const logo = screen.getByRole('img', { name: report.logo.alt });
  await expect
    .element(logo)
    .toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml;/));
  await expect.poll(() => document.title).toBe(title);
  await expect.poll(() => localStorage.getItem('brand-report-logo')).toBe($logo.get());
  await screen.getByRole('button', { name: report.logo.remove }).click();
  await expect.element(logo).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem('brand-report-logo')).toBeNull();
});

test.each([
  ['larger than 200 KB', new Uint8Array(200 * 1024 + 1), 'logo.png', report.logo.tooLarge],
  [
    'of another kind, whatever its name',
    '<html><svg></svg></html>',
    'logo.svg',
    report.logo.wrongType,
  ],
  [
    'that cannot be read',
    '<svg xmlns="http://www.w3.org/2000/svg"><',
    'logo.svg',
    report.logo.unreadable,
  ],
])('a logo %s is refused, and the one before stays', async (_, content, name, problem) => {
  setLogo('data:image/png;base64,AAAA');
  const screen = await render(<LogoField strings={report.logo} />);
  const field = screen.getByLabelText(report.logo.label);
  await userEvent.upload(field, logoFile(content, name, 'image/png'));
  await expect.element(screen.getByText(problem)).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect($logo.get()).toBe('data:image/png;base64,AAAA');
});

/** A report on these answers. */
function reportOf(tests: readonly ReturnType<typeof promptTest>[]) {
  const campaign = brandCampaign({ competitors: ['Kiezwerk'], stats: statsOf(tests) });
  const counted = { campaign, competitors: competitorStatsOf(tests), tests: [...tests] };
  return { counted, sources: null, todo: [] };
}

const onDays = (day: string, k: number, mode: 'memory' | 'search' = 'search') =>
  Array.from({ length: 20 }, (_, index) =>
    promptTest({ mode, mentions_count: index < k ? 1 : 0, created_at: `${day}T10:00:00.000Z` }),
  );

test('a report compares the chosen periods, each measure by itself, and names what may be chance', async () => {
  const tests = [
    ...onDays('2026-03-20', 18),
    ...onDays('2026-03-20', 9, 'memory'),
    ...onDays('2026-02-10', 2),
    ...onDays('2026-02-10', 10, 'memory'),
  ];
  const screen = await render(<Sheet {...texts} data={reportOf(tests)} />);
  const title = fill(report.heading, { brand: 'Anlauf' });
  await expect.element(screen.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(report.periods.label), 'March 2026');
  const { changes } = report;
  const row = (measure: string) =>
    screen.getByRole('table', { name: measure }).getByRole('row').nth(1);
  await expect
    .element(row(changes.measures.search))
    .toMatchTextContent(/90% \(18 of 20, range 70–97%\).*10% \(2 of 20, range 3–30%\)/);
  await expect.element(row(changes.measures.search)).toMatchTextContent(changes.more);
  await expect.element(row(changes.measures.memory)).toMatchTextContent(changes.chance);
  const search = screen.getByRole('img', { name: new RegExp(`^${report.measures.search}`) });
  await expect.element(search).toHaveAccessibleName(expect.stringContaining('18 of 20'));
  await userEvent.selectOptions(screen.getByLabelText(report.periods.compared), '');
  await expect
    .element(screen.getByRole('heading', { name: changes.heading }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByText('range 70 to 97%', { exact: false }).first()).toBeVisible();
  await expect.element(screen.getByText('Wilson, 95%', { exact: false })).toBeVisible();
});

test('the sample’s report has sources with gaps, and is marked as a sample', async () => {
  const data = await loadSampleReport('en');
  const screen = await render(<Sheet {...texts} data={data} />);
  await expect.element(screen.getByText(strings.start.sample.badge)).toBeVisible();
  const sources = screen.getByRole('table', { name: report.sources.heading });
  await expect
    .element(sources.getByRole('row', { name: /radfuehrer\.example/ }))
    .toMatchTextContent(report.sources.hasGap);
  await expect
    .element(sources.getByRole('row', { name: /^fahrwerk-mitte\.example/ }))
    .toMatchTextContent(report.sources.own);
});
