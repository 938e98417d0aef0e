import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import { rememberUse } from '../lists/lists-store';

interface SkillExportProps {
  prompt: PromptEntry;
  details: PromptDetails;
  strings: Dictionary['promptLibrary'];
}

/** Downloads the prompt as a skill, and says what that is; the zip's code comes with the press. */
export function SkillExport({ prompt, details, strings }: SkillExportProps) {
  const helpId = useId();
  const [hasFailed, setFailed] = useState(false);
  const { skill: t } = strings;
  const download = async () => {
    setFailed(false);
    try {
      const { downloadSkill } = await import('./skill-file');
      downloadSkill(prompt, details, strings);
      rememberUse(prompt.id);
    } catch (error) {
      console.error('The skill could not be made', error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button variant="line" size="small" aria-describedby={helpId} onClick={() => void download()}>
        {t.export}
      </Button>
      <p role="status" className={hasFailed ? 'w-full text-[0.9375rem]' : 'sr-only'}>
        {hasFailed && t.failed}
      </p>
      <p id={helpId} className="w-full text-[0.9375rem] text-soft">
        {t.help}
      </p>
    </>
  );
}
