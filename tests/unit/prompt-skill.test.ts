import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { markdownToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { skillOf } from '@/features/prompt-library/prompt/skill';
import { zipSkill } from '@/features/prompt-library/prompt/skill-file';
import { dictionary } from '@/i18n/dictionaries';
import { LOCALES } from '@/i18n/locales';
import type { PromptDetails } from '#shared/entities/prompt.ts';
import { storedPrompt } from '../helpers/own-prompts.ts';

const DETAILS: PromptDetails = {
  id: 'brief.en',
  content: '<talk>\n{{talk}}\n</talk>\nWrite a brief for {{client}}.',
  suits: 'Talks of up to an hour.',
  not_for: 'Contracts.',
  variables: [
    { name: 'talk', label: 'Talk', hint: 'Paste it.', example: 'Mara: Hello.', multiline: true },
    { name: 'client', label: 'Client', hint: 'A name.', example: 'Lindner', multiline: false },
  ],
  sample_output: 'Brief for Lindner.',
};

const BARE: PromptDetails = { id: 'own:1', content: 'For {{client}}' };

function make(
  { title = 'Brief', description = null as string | null } = {},
  details: PromptDetails = BARE,
) {
  return skillOf({ title, description }, details, dictionary('en').promptLibrary);
}

/** The one file of a zip, read by the format's own fields (APPNOTE 4.3.7). */
function unzip(zip: Uint8Array): { path: string; text: string } {
  const bytes = Buffer.from(zip);
  expect(bytes.readUInt32LE(0)).toBe(0x04_03_4b_50);
  const nameEnd = 30 + bytes.readUInt16LE(26);
  const start = nameEnd + bytes.readUInt16LE(28);
  const end = start + bytes.readUInt32LE(18);
  const text = inflateRawSync(bytes.subarray(start, end)).toString();
  // Next is the central directory, which has as many entries as there are files.
  expect(bytes.readUInt32LE(end)).toBe(0x02_01_4b_50);
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(1);
  return { path: bytes.toString('utf8', 30, nameEnd), text };
}

function readSkill(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
  return { head: parse(head) as { name: string; description: string }, body };
}

/** The texts of the fenced blocks in a document. */
function blocksOf(body: string): string[] {
  const tree = markdownToMdast(body);
  const nodes = 'children' in tree ? tree.children : [];
  return nodes.flatMap((node) => (node.type === 'code' ? [node.value] : []));
}

describe('a skill', () => {
  it('comes back from its zip with a name, a description and the whole prompt', () => {
    fc.assert(
      fc.property(storedPrompt, fc.constantFrom(...LOCALES), (own, locale) => {
        const { content, variables, title, description } = own;
        const skill = skillOf(
          { title, description: description === '' ? null : description },
          { id: 'own:1', content, variables },
          dictionary(locale).promptLibrary,
        );
        const { path, text } = unzip(zipSkill(skill));
        const { head, body } = readSkill(text);
        expect(path).toBe(`${head.name}/SKILL.md`);
        expect(Object.keys(head)).toEqual(['name', 'description']);
        expect(head.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(head.name.length).toBeLessThanOrEqual(64);
        expect(head.description).not.toMatch(/[<>\n]/);
        expect(head.description.length).toBeLessThanOrEqual(1_024);
        expect(head.description).not.toBe('');
        expect(blocksOf(body)).toEqual([content]);
      }),
    );
  });

  it.each([
    ['Größe über alles: Ähren', 'groesse-ueber-alles-aehren'],
    ['Ad angles from customers’ own words', 'ad-angles-from-customers-own-words'],
    ['Café – 2. Versuch!', 'cafe-2-versuch'],
    ['A\u0308rger', 'aerger'],
    ['Ask Claude, by Anthropic', 'ask-by'],
    ['東京', 'prompt'],
    ['x'.repeat(63) + ' yz', 'x'.repeat(63)],
  ])('of “%s” is called %s', (title, name) => {
    expect(make({ title }).name).toBe(name);
  });

  it.each(['2026-01-01', '123', 'null', 'No', '1e3'])(
    'called %s keeps a text as its name',
    (title) => {
      expect(readSkill(make({ title }).text).head.name).toBe(title.toLowerCase());
    },
  );

  it('has a description that YAML gives back as it was', () => {
    const description = 'key: "value" # no comment, {a: [b]} & *c | > - % @ `d` \\n Ü';
    expect(readSkill(make({ description }).text).head.description).toBe(
      `Brief: ${description.replace('>', '›')}`,
    );
  });

  it('has a description that is cut where it is too long, between characters', () => {
    const { head } = readSkill(make({ description: 'a' + '🧑'.repeat(1_000) }).text);
    expect(head.description).toHaveLength(1_024);
    expect(head.description.isWellFormed()).toBe(true);
  });

  it('says when to use it, what to ask for, and shows the sample with its values', () => {
    const { head, body } = readSkill(make({ description: 'From a talk.' }, DETAILS).text);
    expect(head.description).toBe(
      'Brief: From a talk. Good for: Talks of up to an hour. Not for: Contracts.',
    );
    const { file } = dictionary('en').promptLibrary.skill;
    expect(body).toContain(`- \`{{talk}}\` Talk. Paste it. ${file.pasted}\n`);
    expect(body).toContain('- `{{client}}` Client. A name.\n');
    const { content, sample_output } = DETAILS;
    expect(blocksOf(body)).toEqual([content, 'Mara: Hello.', 'Lindner', sample_output]);
  });

  it('of a chain has its steps one after the other', () => {
    const steps = [
      { title: 'Read', content: 'Read {{talk}}' },
      { title: 'Write', content: 'Write for {{client}}' },
    ];
    const { body } = readSkill(make({}, { ...BARE, steps }).text);
    expect(body).toContain('### Step 1: Read');
    expect(blocksOf(body)).toEqual(['Read {{talk}}', 'Write for {{client}}']);
  });
});
