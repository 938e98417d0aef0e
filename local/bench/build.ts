import { BUILD_RATIO } from '#tests/site/budgets.ts';
import { withBareProject } from './bare-project.ts';
import { markdownTable } from './markdown-table.ts';
import { report, type PartResult } from './part.ts';
import { addPosts, measureBuild, withSiteCopy, type MeasuredBuild } from './site-copy.ts';

/** Posts added, both languages together. */
const COUNT = 1_000;

interface Row {
  project: string;
  /** With the site's own posts. */
  before: MeasuredBuild;
  after: MeasuredBuild;
}

/** What 1,000 more posts add to the site's build, and to that of a bare Astro project. */
export async function benchBuild(root: string): Promise<PartResult> {
  const rows: Row[] = [];
  const measure = (project: string) => async (folder: string) => {
    report(`  ${project}`);
    const again = async () => {
      // The first build fills Astro's caches and draws the pictures for sharing.
      await measureBuild(root, folder);
      return measureBuild(root, folder);
    };
    const before = await again();
    await addPosts(folder, COUNT);
    rows.push({ project, before, after: await again() });
  };
  await withBareProject(root, measure('Bare project'));
  await withSiteCopy(root, measure('Site'));
  const [bare, site] = rows.map(({ before, after }) => after.seconds - before.seconds);
  const ratio = (site ?? 0) / (bare ?? 1);
  return {
    title: `Build with ${COUNT} more posts`,
    table: markdownTable(
      ['Project', 'Before s', 'After s', 'Added s', 'Added, processor s', 'Most memory MB'],
      rows.map(({ project, before, after }) => [
        project,
        before.seconds.toFixed(1),
        after.seconds.toFixed(1),
        (after.seconds - before.seconds).toFixed(1),
        (after.cpuSeconds - before.cpuSeconds).toFixed(1),
        after.megabytes.toFixed(0),
      ]),
    ),
    values: { ratio, rows },
    exceeded:
      ratio > BUILD_RATIO
        ? [`Build: ${ratio.toFixed(2)} times the bare project's, at most ${BUILD_RATIO}`]
        : [],
  };
}
