import { LOCALES } from '#src/i18n/locales.ts';
import { exampleTables } from './tables.ts';

/** Prints the tables of the articles on measuring (product 12.15), so that readers can redo them. */
for (const locale of LOCALES) {
  for (const [id, tables] of Object.entries(exampleTables(locale))) {
    for (const [index, rows] of tables.entries()) {
      const text = rows.map((row) => `  ${row.join(' | ')}`).join('\n');
      process.stdout.write(`${locale}, article ${id}, table ${index + 1}\n${text}\n\n`);
    }
  }
}
