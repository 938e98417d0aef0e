import type { z } from 'zod';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import { type ContentFile, valuesOf } from '#src/integrations/content-checks/content-file.ts';
import { formatProblems, type Problem } from '#src/integrations/content-checks/problem.ts';
import { readContent, readSharedContent } from '#src/integrations/content-checks/read-content.ts';
import { eventsSchema, type EventFile } from '#src/content/schemas/event.ts';
import { lessonFileSchema } from '#src/content/schemas/lesson.ts';
import { promptFileSchema } from '#src/content/schemas/prompt.ts';
import type { StoredLesson } from '#shared/entities/lesson.ts';
import { LOCALES, type Locale } from '#src/i18n/locales.ts';
import type { Category, LibraryPrompt, PromptIndex } from '#shared/entities/prompt.ts';
import { tagName } from '#shared/entities/prompt-tags.ts';
import { promptLength } from '#shared/rules/prompt-length.ts';
import { promptIndex } from '#shared/rules/prompt-library.ts';
import { lessonOf } from './lesson-documents.ts';

/**
 * Folders of `src/content` whose entries live in Firestore and in no public file (product 23.6).
 */
const FOLDERS: readonly string[] = ['prompts', 'lessons', 'events'];

export interface LibraryContent {
  categories: Category[];
  prompts: LibraryPrompt[];
  lessons: StoredLesson[];
  /** As they are in the file; `eventOf` makes documents of them. */
  events: EventFile[];
  /** What the library's page lists, put together once here instead of by every reader. */
  prompt_index: (PromptIndex & { id: Locale })[];
}

/**
 * The prompts and lessons as editors keep them, ready for Firestore.
 *
 * @param root folder of the project
 * @throws with every mistake in the files, one line each, and what to do about it
 */
export async function readLibrary(root: string): Promise<LibraryContent> {
  const isOurs = ({ file }: Problem) => FOLDERS.includes(file.split('/')[2] ?? '');
  const files = (await readContent(root)).filter(({ collection }) => FOLDERS.includes(collection));
  const problems = (await checkContent(root)).filter(isOurs);
  if (problems.length > 0) throw new Error(formatProblems(problems));

  const promptFiles = filesOf(files, 'prompts', promptFileSchema);
  const mistakes = categoryProblems(promptFiles);
  if (mistakes.length > 0) throw new Error(formatProblems(mistakes));
  const categories = categoriesOf(promptFiles);
  const prompts = promptFiles.flatMap(promptsOf);
  return {
    categories,
    prompts,
    lessons: filesOf(files, 'lessons', lessonFileSchema).map(lessonOf),
    events: filesOf(readSharedContent(root), 'events', eventsSchema).flatMap(
      ({ values }) => values.events,
    ),
    prompt_index: LOCALES.map((locale) => {
      const ofLocale = prompts.filter(({ language }) => language === locale);
      return { id: locale, ...promptIndex(ofLocale, categories, locale) };
    }),
  };
}

export interface Parsed<T> {
  file: ContentFile;
  values: T;
}

type PromptFile = Parsed<z.infer<typeof promptFileSchema>>;

function filesOf<T>(
  files: readonly ContentFile[],
  collection: string,
  schema: z.ZodType<T>,
): Parsed<T>[] {
  return files
    .filter((file) => file.collection === collection)
    .map((file) => ({ file, values: schema.parse(valuesOf(file)) }));
}

/** A category is one file in each language, under one id. */
function categoryProblems(files: readonly PromptFile[]): Problem[] {
  const english = new Map(byLanguage(files, 'en').map(({ file, values }) => [file.name, values]));
  const seen = new Map<string, string>();
  return files.flatMap(({ file, values: { category } }) => {
    const expected = english.get(file.name)?.category.id;
    const key = `${file.locale}/${category.id}`;
    const former = seen.get(key);
    seen.set(key, file.path);
    const text =
      expected !== undefined && category.id !== expected
        ? `category "${category.id}" is "${expected}" in English; use the same id`
        : former && `category "${category.id}" is taken by ${former}; choose another id`;
    return text ? [{ file: file.path, line: 1, text }] : [];
  });
}

function byLanguage(files: readonly PromptFile[], language: 'en' | 'de'): PromptFile[] {
  return files.filter(({ file }) => file.locale === language);
}

function categoriesOf(files: readonly PromptFile[]): Category[] {
  const german = new Map(
    byLanguage(files, 'de').map(({ values: { category } }) => [category.id, category.name]),
  );
  return byLanguage(files, 'en').map(({ values: { category } }) => ({
    id: category.id,
    name: category.name,
    name_de: german.get(category.id) ?? category.name,
  }));
}

function promptsOf({ file, values }: PromptFile): LibraryPrompt[] {
  return values.prompts.map(({ created, updated, content = '', unchecked: _, ...fields }) => {
    const { id, tags, next, variables, ...prompt } = fields;
    return {
      ...prompt,
      // Whose text it is matters to those who write the prompt, not to those who fill it in.
      variables: variables.map(({ untrusted: _, ...variable }) => variable),
      id: `${id}.${file.locale}`,
      language: file.locale,
      content: prompt.steps ? chainText(prompt.steps) : content,
      length: promptLength(prompt.steps?.map((step) => step.content) ?? [content]),
      tags: tags.map((tag) => tagName(tag, file.locale)),
      next: next.map((other) => `${other}.${file.locale}`),
      category_id: values.category.id,
      status: 'published',
      price: 0,
      created_at: created.toISOString(),
      ...(updated && { updated_at: updated.toISOString() }),
    };
  });
}

/** A chain as one text, for search, download and copying all at once. */
function chainText(steps: readonly { title: string; content: string }[]): string {
  return steps
    .map(({ title, content }, index) => `${index + 1}. ${title}\n\n${content}`)
    .join('\n\n');
}
