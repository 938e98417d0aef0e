import type { AiTool } from '#src/content/schemas/tool.ts';
import type { Source } from '#src/content/schemas/source.ts';
import { type ContentFile, valuesOf } from '#src/integrations/content-checks/content-file.ts';

/** As it is written; the schema has not seen it yet. */
type Values = Record<string, unknown>;

/**
 * One line for each file with facts that nobody has found in a source, with their number: sources
 * without the day on which they were read, terms and tools without a source, and what lessons,
 * prompts and legal texts mark themselves (product 12.15).
 */
export function uncheckedFacts(files: readonly ContentFile[]): string[] {
  return files.flatMap((file) => {
    const parts = partsOf(file.collection, valuesOf(file) as Values).filter(
      ([, count]) => count > 0,
    );
    if (parts.length === 0) return [];
    return [`${file.path}: ${parts.map(([what, count]) => `${count} ${what}`).join(', ')}`];
  });
}

function partsOf(collection: string, values: Values): [what: string, count: number][] {
  switch (collection) {
    case 'blog':
      return [['sources', listOf<Source>(values['sources']).filter(isUnread).length]];
    case 'glossary': {
      const terms = listOf<{ source?: Source }>(values['terms']);
      return [['terms', terms.filter(({ source }) => isUnread(source)).length]];
    }
    case 'tools': {
      const tools = listOf<AiTool>(values['tools']);
      return [
        ['tools’ maker and licence', tools.filter(({ source }) => isUnread(source)).length],
        ['tools’ data in the EU', tools.filter(hasUnreadEurope).length],
        ['facts of tools', tools.flatMap(factsOf).filter(({ source }) => isUnread(source)).length],
      ];
    }
    case 'prompts':
      return [['facts', listOf<Values>(values['prompts']).flatMap(markedIn).length]];
    case 'lessons':
    case 'legal':
      return [['facts', markedIn(values).length]];
    default:
      return [];
  }
}

const isUnread = (source: Source | undefined) => source?.read === undefined;

/** The table says that data can stay in the EU or on one's own servers, and no page says so. */
const hasUnreadEurope = (tool: AiTool) =>
  ['eu-data', 'own-server'].includes(tool.europe) &&
  [tool.data, tool.plan].every((fact) => isUnread(fact?.source));

const factsOf = ({ price, data, plan }: AiTool) =>
  [price, data, plan].filter((fact) => fact !== undefined);

const markedIn = ({ unchecked }: Values) => listOf(unchecked);

function listOf<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}
