import { globSync } from 'node:fs';
import { BUILD_MEGABYTES, BUILD_SECONDS_PER_THOUSAND } from '#tests/site/budgets.ts';
import { markdownTable } from './markdown-table.ts';
import { report, type PartResult } from './part.ts';
import { addPosts, measureBuild, withSiteCopy, type MeasuredBuild } from './site-copy.ts';

/** Posts in all, both languages together; the fewest are the site's own. */
const COUNTS = [200, 2_000];

interface Row {
  posts: number;
  /** Draws the pictures for sharing. */
  first: MeasuredBuild;
  /** Finds them, as every later build does. */
  again: MeasuredBuild;
}

/** The build's time and memory with more and more posts. */
export async function benchBuild(root: string): Promise<PartResult> {
  const own = globSync('src/content/blog/{en,de}/*.mdx', { cwd: root }).length;
  const rows: Row[] = [];
  await withSiteCopy(root, async (folder) => {
    for (const posts of [own, ...COUNTS]) {
      report(`  ${posts} posts`);
      await addPosts(folder, posts - own);
      const first = await measureBuild(root, folder);
      rows.push({ posts, first, again: await measureBuild(root, folder) });
    }
  });
  return {
    title: 'Build',
    table: markdownTable(
      ['Posts', 'First s', 'Again s', 'Again, processor s', 'Most memory MB'],
      rows.map(({ posts, first, again }) => [
        posts,
        first.seconds.toFixed(1),
        again.seconds.toFixed(1),
        again.cpuSeconds.toFixed(1),
        Math.max(first.megabytes, again.megabytes).toFixed(0),
      ]),
    ),
    values: rows,
    exceeded: exceededBy(rows),
  };
}

function exceededBy(rows: readonly Row[]): string[] {
  const [least, most] = [rows.at(0), rows.at(-1)];
  if (!least || !most) return [];
  const thousands = (most.posts - least.posts) / 1_000;
  const each = (most.again.seconds - least.again.seconds) / thousands;
  const memory = Math.max(most.first.megabytes, most.again.megabytes);
  const found: string[] = [];
  if (each > BUILD_SECONDS_PER_THOUSAND) {
    found.push(
      `Build: ${each.toFixed(1)} s for 1,000 posts more, at most ${BUILD_SECONDS_PER_THOUSAND}`,
    );
  }
  if (memory > BUILD_MEGABYTES) {
    found.push(`Build: ${memory.toFixed(0)} MB of memory, at most ${BUILD_MEGABYTES}`);
  }
  return found;
}
