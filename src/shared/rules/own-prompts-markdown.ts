import {
  checkItems,
  FILE_FORMAT,
  FILE_VERSION,
  refused,
  type FileContent,
  type FileProblem,
  type RawItem,
} from './own-prompt-file.ts';
import type { OwnPromptFields, OwnVariable } from './own-prompts.ts';

const MARK = `Format: ${FILE_FORMAT} `;
const SEVERAL_LINES = 'Several lines: yes';

/** Own prompts as a Markdown file, which {@link readMarkdown} reads back as they were. */
export function writeMarkdown(prompts: readonly OwnPromptFields[], heading: string): string {
  return (
    [`# ${heading}`, `${MARK}${FILE_VERSION}`, ...prompts.flatMap(writePrompt), '']
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function writePrompt({ title, description, tags, content, variables }: OwnPromptFields): string[] {
  return [
    `## ${title}`,
    ...(description === '' ? [] : [`Description: ${description}`]),
    ...(tags.length === 0 ? [] : [`Tags: ${tags.join(', ')}`]),
    fenced(content),
    ...variables.flatMap(writeVariable),
  ];
}

function writeVariable({ name, label, hint, example, multiline }: OwnVariable): string[] {
  return [
    `### {{${name}}}`,
    ...(label === '' ? [] : [`Label: ${label}`]),
    ...(hint === '' ? [] : [`Hint: ${hint}`]),
    ...(multiline ? [SEVERAL_LINES] : []),
    ...(example === '' ? [] : [fenced(example)]),
  ];
}

/** Between fences longer than any in the text, so that nothing in it can end it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** The prompts of a Markdown file, in one pass over its lines. Its size was checked before. */
export function readMarkdown(text: string): FileContent {
  const reader = new MarkdownReader();
  text.split('\n').forEach((line, index) => reader.read(line.replace(/\r$/, ''), index + 1));
  return reader.end();
}

type Part = Record<string, unknown>;

/** Lines of a part, by how they begin. */
const LINES = [
  { of: 'prompt', start: 'Description: ', field: 'description' },
  { of: 'prompt', start: 'Tags: ', field: 'tags' },
  { of: 'variable', start: 'Label: ', field: 'label' },
  { of: 'variable', start: 'Hint: ', field: 'hint' },
] as const;

class MarkdownReader {
  private readonly items: RawItem[] = [];
  private prompt: (Part & { variables: Part[] }) | null = null;
  private variable: Part | null = null;
  private open: { fence: string; lines: string[]; line: number } | null = null;
  private version: string | null = null;
  private problem: FileProblem | null = null;

  read(line: string, number: number): void {
    if (this.problem) return;
    if (this.open) this.readFenced(line, number);
    else if (line.trim() !== '') this.readPlain(line, number);
  }

  end(): FileContent {
    if (this.version === null) return refused({ reason: 'not-ours' });
    if (this.version !== String(FILE_VERSION)) return refused({ reason: 'newer' });
    if (this.problem) return refused(this.problem);
    if (this.open) return refused({ reason: 'not-closed', line: this.open.line });
    return checkItems(this.items);
  }

  private readFenced(line: string, number: number): void {
    if (!this.open) return;
    const { fence, lines } = this.open;
    const isEnd = line.startsWith(fence) && line.trimEnd().replaceAll(fence.charAt(0), '') === '';
    if (!isEnd) {
      lines.push(line);
      return;
    }
    this.open = null;
    if (this.variable) this.set(this.variable, 'example', lines.join('\n'), number);
    else this.set(this.prompt, 'content', lines.join('\n'), number);
  }

  private readPlain(line: string, number: number): void {
    if (this.prompt === null && this.readHead(line)) return;
    const [, fence] = /^(`{3,}|~{3,})[^`]*$/.exec(line) ?? [];
    if (line.startsWith('## ')) {
      this.prompt = { title: line.slice(3), variables: [] };
      this.variable = null;
      this.items.push({ line: number, value: this.prompt });
    } else if (this.prompt && line.startsWith('### ')) {
      this.variable = { name: /^\{\{(.*)\}\}$/.exec(line.slice(4).trim())?.[1] ?? line.slice(4) };
      this.prompt.variables.push(this.variable);
    } else if (this.prompt && fence !== undefined) {
      this.open = { fence, lines: [], line: number };
    } else if (this.variable && line.trimEnd() === SEVERAL_LINES) {
      this.set(this.variable, 'multiline', true, number);
    } else {
      this.readLine(line, number);
    }
  }

  /** Before the first prompt: a heading, and what kind of file it is. */
  private readHead(line: string): boolean {
    if (line.startsWith(MARK)) this.version = line.slice(MARK.length).trim();
    return line.startsWith(MARK) || line.startsWith('# ');
  }

  private readLine(line: string, number: number): void {
    const of = this.variable ? 'variable' : 'prompt';
    const found = LINES.find((each) => each.of === of && line.startsWith(each.start));
    const part = this.variable ?? this.prompt;
    if (!found || !part) {
      this.problem = { reason: 'unexpected', line: number };
      return;
    }
    const text = line.slice(found.start.length);
    this.set(part, found.field, found.field === 'tags' ? [text] : text, number);
  }

  private set(part: Part | null, field: string, value: unknown, line: number): void {
    if (!part) return;
    if (Object.hasOwn(part, field)) this.problem = { reason: 'repeated', line };
    else part[field] = value;
  }
}
