import { rm } from 'node:fs/promises';
import { BUILD_RATIO } from '#tests/site/budgets.ts';
import { bareProject, type PostFormat } from './bare-project.ts';
import type { Extent } from './extent.ts';
import { figureOf } from './figure.ts';
import { partOf, report, type PartResult, type Row } from './part.ts';
import { addPosts, measureBuild, siteCopy, type MeasuredBuild } from './site-copy.ts';

interface Project {
  name: string;
  format: PostFormat;
  /** A folder of its own each time. */
  make: (root: string) => Promise<string>;
}

/** Ours last, after what it is held against. */
const PROJECTS: readonly Project[] = [
  { name: 'Bare project, Markdown', format: 'md', make: (root) => bareProject(root, 'md') },
  { name: 'Bare project, MDX', format: 'mdx', make: (root) => bareProject(root, 'mdx') },
  { name: 'Site', format: 'mdx', make: siteCopy },
];

interface Builds {
  name: string;
  /** With the site's own posts, and with more: one of each turn. */
  before: MeasuredBuild[];
  after: MeasuredBuild[];
}

/**
 * What more posts add to the site's build, and to those of bare Astro projects with the same posts,
 * measured by turns.
 */
export async function benchBuild(root: string, { runs, posts }: Extent): Promise<PartResult> {
  const folders: string[] = [];
  try {
    const prepared: { folder: string; into: MeasuredBuild[] }[] = [];
    const builds: Builds[] = [];
    for (const { name, format, make } of PROJECTS) {
      const found: Builds = { name, before: [], after: [] };
      builds.push(found);
      for (const into of [found.before, found.after]) {
        const folder = await make(root);
        folders.push(folder);
        if (into === found.after) await addPosts(folder, posts, format);
        report(`  ${name}, to fill its caches`);
        await measureBuild(root, folder);
        prepared.push({ folder, into });
      }
    }
    for (let run = 0; run < runs; run += 1) {
      report(`  all by turns, ${run + 1} of ${runs}`);
      for (const { folder, into } of prepared) into.push(await measureBuild(root, folder));
    }
    return resultOf(builds, posts);
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

function resultOf(builds: readonly Builds[], posts: number): PartResult {
  const added = builds.map((build) => differences(build, ({ seconds }) => seconds));
  const [markdown = [], mdx = []] = added;
  const rows = builds.map((build, index): Row => {
    const own = added[index] ?? [];
    const isSite = index === builds.length - 1;
    const to = (other: readonly number[]) => own.map((value, run) => value / (other[run] ?? NaN));
    return {
      name: build.name,
      figures: {
        ...(isSite && {
          'Added, to MDX': figureOf(to(mdx), { most: BUILD_RATIO }),
          'Added, to Markdown': figureOf(to(markdown)),
        }),
        'Added s': figureOf(own),
        'Before s': figureOf(build.before.map(({ seconds }) => seconds)),
        'After s': figureOf(build.after.map(({ seconds }) => seconds)),
        'Added, processor s': figureOf(differences(build, ({ cpuSeconds }) => cpuSeconds)),
        'Most memory MB': figureOf(build.after.map(({ megabytes }) => megabytes)),
      },
    };
  });
  return partOf({
    title: `Build with ${posts} more posts`,
    subject: 'Project',
    columns: [
      ...['Added, to MDX', 'Added, to Markdown'].map((name) => ({ name, digits: 2 })),
      ...['Added s', 'Before s', 'After s', 'Added, processor s'].map((name) => ({
        name,
        digits: 1,
      })),
      { name: 'Most memory MB', digits: 0 },
    ],
    rows,
  });
}

/** What the posts added in each turn. */
function differences({ before, after }: Builds, value: (build: MeasuredBuild) => number): number[] {
  return after.map((build, run) => {
    const earlier = before[run];
    return earlier ? value(build) - value(earlier) : NaN;
  });
}
