import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { PartResult } from './part.ts';

/** Writes the tables of a run to docs/benchmarks.md, with what it takes to repeat them. */
export async function writeBenchmarks(
  file: string,
  command: string,
  parts: readonly PartResult[],
): Promise<void> {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const intro = [
    '# Benchmarks',
    `Measured on ${new Date().toISOString().slice(0, 10)} with \`${command}\` on ${cpus().length} cores (${model}), ${gigabytes} GB, Node ${process.version}. Written by that command; run it again instead of editing this page.`,
    'Every time is the median of all runs: five for pages (Lighthouse, simulated slow 4G, HTTP/2 over TLS), three for what members see and for taps (slow 4G and a processor four times slower). "To empty page" is the largest paint divided by that of an empty page measured turn about with it.',
  ];
  const sections = parts.map(({ title, table }) => `## ${title}\n\n${table}`);
  await writeFile(file, `${[...intro, ...sections].join('\n\n')}\n`);
}
