/**
 * `node local/main.js bench/build-posts [count]`: how long the site's build takes with that many more
 * posts (design 8: 1,000 in at most 8 s more, under 1.2 GB). Pictures for sharing are drawn once and
 * then kept, so that the difference is taken between builds that find theirs.
 */
import { fileURLToPath } from 'node:url';
import { addPosts, measureBuild, withSiteCopy, type MeasuredBuild } from './site-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function say(what: string, { seconds, cpuSeconds, megabytes }: MeasuredBuild): void {
  const times = `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time)`;
  process.stdout.write(`${what}: ${times}, ${megabytes.toFixed(0)} MB\n`);
}

const count = Number(process.argv[2] ?? 1_000);
await withSiteCopy(root, async (folder) => {
  const build = () => measureBuild(root, folder);
  await build();
  const before = await build();
  say('As it is', before);
  await addPosts(folder, count);
  say(`With ${count} posts more, whose pictures are drawn`, await build());
  const after = await build();
  say('With the pictures from the cache', after);
  say('For the posts alone', {
    ...after,
    seconds: after.seconds - before.seconds,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
  });
});
