/** Second half of `npm run format`: writes the content as the visual editor would save it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editedFiles } from './content-files.ts';
import { editorText } from './editor-text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const { path, fields } of editedFiles(root)) {
  const text = readFileSync(root + path, 'utf8');
  try {
    const formatted = editorText(path, text, fields);
    if (formatted !== text) writeFileSync(root + path, formatted);
  } catch (error) {
    process.stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
