import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { searchedTest } from '#tests/helpers/brand-figures.ts';
import { storeManyTests } from '#tests/helpers/brand-stats.ts';
import { HOST, localPorts, PROJECT_ID } from '../environment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { localApi } from '../seed/local-api.ts';
import { FIGURES_MS } from './budgets.ts';
import type { CallStack } from './call-stack.ts';
import { figureOf, report, type Table } from './figures.ts';

const ANSWERS = 20_000;

const ACTIONS = ['overview', 'sources'] as const;

/** What the figures of a campaign with many answers cost the functions. */
export async function benchFigures(
  { api }: CallStack,
  runs: number,
): Promise<Record<string, Table>> {
  const calls = localApi(localPorts());
  const [premium] = DEMO_ACCOUNTS.filter(({ role }) => role === 'premium');
  const cookie = await calls.signIn(premium?.email ?? '', DEMO_PASSWORD);
  const campaign_id = await campaignWithAnswers(cookie, premium?.uid ?? '');
  const rows: Table['rows'][number][] = [];
  for (const action of ACTIONS) {
    report(`  ${action}`);
    const work: number[] = [];
    const wait: number[] = [];
    // The first call loads what the later ones share.
    for (let run = -1; run < runs; run += 1) {
      const [before, began] = [await api.processorMs(), performance.now()];
      await calls.brandChecker(cookie, { action, campaign_id });
      const took = performance.now() - began;
      if (run < 0) continue;
      wait.push(took);
      work.push((await api.processorMs()) - before);
    }
    const figures = { 'Processor ms': figureOf(work, FIGURES_MS), 'Answer ms': figureOf(wait) };
    rows.push({ name: action, figures });
  }
  return {
    figures: {
      title: `Figures of a campaign with ${ANSWERS.toLocaleString('en')} answers`,
      subject: 'Call',
      columns: [
        { name: 'Processor ms', digits: 0 },
        { name: 'Answer ms', digits: 0 },
      ],
      rows,
    },
  };
}

async function campaignWithAnswers(cookie: string, user_id: string): Promise<string> {
  const created = await localApi(localPorts()).brandChecker(cookie, {
    action: 'create-campaign',
    name: 'Bench',
    brand_name: 'Anlauf',
    competitors: ['Kiezwerk'],
    own_domains: ['anlauf.example'],
  });
  if (created.action !== 'create-campaign') throw new Error(`Not created: ${created.action}`);
  const { id } = created.campaign;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${localPorts().firestore}`;
  const app = initializeApp({ projectId: PROJECT_ID }, 'bench');
  try {
    const owner = { user_id, campaign_id: id };
    await storeManyTests(getFirestore(app), owner, ANSWERS, searchedTest);
  } finally {
    await deleteApp(app);
  }
  return id;
}
