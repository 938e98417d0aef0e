import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Category, LibraryPrompt } from '../../src/shared/entities/prompt.ts';
import { MIN_PROMPT_CONTENT_LENGTH } from '../../src/shared/limits.ts';

/** One file of `src/content/prompts/{en,de}`: a category and its prompts. */
const fileSchema = z.strictObject({
  category: z.strictObject({ id: z.string(), name: z.string() }),
  prompts: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      title: z.string().min(1),
      description: z.string().min(1),
      tags: z.array(z.string()).default([]),
      created: z.iso.date(),
      content: z
        .string()
        .trim()
        .min(MIN_PROMPT_CONTENT_LENGTH + 1),
    }),
  ),
});

type PromptFile = z.infer<typeof fileSchema>;

async function readLanguage(root: string, language: 'en' | 'de'): Promise<Map<string, PromptFile>> {
  const folder = join(root, 'src/content/prompts', language);
  const files = new Map<string, PromptFile>();
  for (const path of (await Array.fromAsync(glob(join(folder, '*.yaml')))).sort()) {
    const parsed = fileSchema.safeParse(parse(await readFile(path, 'utf8')));
    if (!parsed.success) {
      const where = join(basename(dirname(path)), basename(path));
      throw new Error(`prompts/${where}: ${z.prettifyError(parsed.error)}`);
    }
    files.set(parsed.data.category.id, parsed.data);
  }
  return files;
}

/**
 * The prompt library as editors keep it, ready for Firestore.
 *
 * @throws with the file's name when an entry is wrong or a category lacks its German file
 */
export async function readPrompts(
  root: string,
): Promise<{ categories: Category[]; prompts: LibraryPrompt[] }> {
  const english = await readLanguage(root, 'en');
  const german = await readLanguage(root, 'de');
  const categories = [...english.values()].map(({ category }) => {
    const translated = german.get(category.id);
    if (!translated) throw new Error(`prompts/de has no file for the category "${category.id}"`);
    return { id: category.id, name: category.name, name_de: translated.category.name };
  });
  const prompts = [
    ...[...english.values()].map((file) => ({ file, language: 'en' as const })),
    ...[...german.values()].map((file) => ({ file, language: 'de' as const })),
  ].flatMap(({ file, language }) =>
    file.prompts.map((prompt): LibraryPrompt => ({
      id: `${prompt.id}.${language}`,
      language,
      title: prompt.title,
      description: prompt.description,
      content: prompt.content,
      category_id: file.category.id,
      status: 'published',
      price: 0,
      tags: prompt.tags,
      created_at: `${prompt.created}T00:00:00.000Z`,
    })),
  );
  return { categories, prompts };
}
