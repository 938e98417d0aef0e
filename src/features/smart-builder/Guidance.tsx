import type { SmartBuilderContent } from '@/content/schemas/builder';
import type { PromptType } from '#shared/entities/prompt-step.ts';
import { BuilderFold } from './BuilderFold';

/** Expert guidance for a content type. */
export function Guidance({ title, hints }: SmartBuilderContent['guidance'][PromptType]) {
  return (
    <BuilderFold heading={title}>
      <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2">
        {hints.map((hint) => (
          <li key={hint} className="flex gap-3 text-base">
            <span aria-hidden="true" className="mt-3 h-0.5 w-5 shrink-0 bg-signal" />
            {hint}
          </li>
        ))}
      </ul>
    </BuilderFold>
  );
}
