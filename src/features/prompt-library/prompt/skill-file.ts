import { zipSync } from 'fflate';
import type { Dictionary } from '@/i18n/dictionaries';
import { downloadFile } from '@/lib/download';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import { skillOf, type Skill } from './skill';

/** Downloads a prompt as the zip of a skill's folder (product 19.17). */
export function downloadSkill(
  prompt: PromptEntry,
  details: PromptDetails,
  strings: Dictionary['promptLibrary'],
): void {
  const skill = skillOf(prompt, details, strings);
  downloadFile(`${skill.name}.zip`, new Blob([zipSkill(skill)], { type: 'application/zip' }));
}

/** The zip of a skill's folder. */
export function zipSkill({ name, text }: Skill): Uint8Array<ArrayBuffer> {
  return zipSync({ [`${name}/SKILL.md`]: new TextEncoder().encode(text) });
}
