import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { missedIn, tableOf } from './part.ts';
import type { Recorded, RecordedPart } from './recorded.ts';

const START = '<!-- Figures: written by `npm run bench -- --write` from benchmarks.json. -->';
const END = '<!-- End of the figures. -->';

/** Writes the record and puts its tables into the page, whose other words stay. */
export async function writeRecorded(
  recorded: Recorded,
  files: { json: string; page: string },
): Promise<void> {
  const write = async (file: string, text: string) =>
    writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  await write(files.json, JSON.stringify(recorded));
  await write(files.page, withFigures(await readFile(files.page, 'utf8'), recorded));
}

/**
 * The page with the tables of the record between its two marks.
 *
 * @throws when the marks are not there
 */
export function withFigures(page: string, recorded: Recorded): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The page lacks the lines that hold the figures:\n${START}\n${END}`);
  }
  return [before.trimEnd(), START, figuresOf(recorded), END, after.trimStart()].join('\n\n');
}

function figuresOf(recorded: Recorded): string {
  const parts = Object.values(recorded);
  const missed = parts.flatMap(missedIn);
  const budgets =
    missed.length === 0
      ? 'Every budget that was measured holds.'
      : `Missed budgets:\n\n${missed.map((line) => `- ${line}`).join('\n')}`;
  return [budgets, ...parts.map(sectionOf)].join('\n\n');
}

function sectionOf(part: RecordedPart): string {
  const { date, commit, command, machine } = part.measured;
  const how = `Measured on ${date} at ${commit} with \`${command}\` on ${machine}.`;
  return [`### ${part.title}`, how, tableOf(part)].join('\n\n');
}
