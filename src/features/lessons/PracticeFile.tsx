import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { downloadText } from '@/lib/download';
import type { GuideFile } from '#shared/entities/guide.ts';

/** Says in a table file that it is UTF-8: without it spreadsheets break umlauts. */
const UTF8_MARK = '\ufeff';

/** Practice material of a guide: to read here, and to download. */
export function PracticeFile({
  file,
  text,
  strings: t,
}: GuideFile & { strings: Dictionary['lessons'] }) {
  const isTable = file.endsWith('.csv');
  return (
    <section aria-label={file} className="rounded-md border border-line bg-raised p-4">
      <p className="font-semibold">{t.practice}</p>
      <Button
        className="mt-3"
        size="small"
        variant="line"
        onClick={() =>
          downloadText(file, isTable ? UTF8_MARK + text : text, isTable ? 'text/csv' : 'text/plain')
        }
      >
        {fill(t.download, { file })}
      </Button>
      <details>
        <summary>{t.readHere}</summary>
        <pre role="group" tabIndex={0} aria-label={file}>
          {text}
        </pre>
      </details>
    </section>
  );
}
