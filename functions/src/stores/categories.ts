import { categorySchema, type Category } from '#shared/entities/prompt.ts';
import { database, readRows } from './database.ts';

export async function listCategories(): Promise<Category[]> {
  return readRows(categorySchema, (await (await database()).collection('categories').get()).docs);
}
