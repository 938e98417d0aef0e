import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { CheckerStrings } from '../strings';
import { readLogo } from './logo-file';
import { $logo, setLogo } from './logo-store';

/** Chooses the logo of the member's reports, which never leaves the browser (product 21.25). */
export function LogoField({ strings }: { strings: CheckerStrings['report']['logo'] }) {
  const logo = useStore($logo);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readLogo(file);
    if ('problem' in read) setProblem(strings[read.problem]);
    else setProblem(setLogo(read.url) ? undefined : strings.notKept);
  };
  return (
    <div className="flex w-full flex-wrap items-start gap-4 sm:w-auto">
      <Field
        type="file"
        wrapperClassName="w-full sm:w-96"
        className="file:mr-3 file:rounded-sm file:border file:border-line file:bg-raised file:px-3 file:py-1 file:font-sans file:text-base file:font-medium file:text-ink"
        accept=".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml"
        label={strings.label}
        hint={strings.hint}
        error={problem}
        onChange={({ target }: { target: { files: FileList | null } }) =>
          void choose(target.files?.[0])
        }
      />
      {logo !== null && (
        <Button variant="line" size="small" className="sm:mt-7" onClick={() => setLogo(null)}>
          {strings.remove}
        </Button>
      )}
    </div>
  );
}
