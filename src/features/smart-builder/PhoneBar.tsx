import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import { SMART_STEPS } from '#shared/entities/prompt-step.ts';
import type { SmartBuilderStrings } from './strings';
import type { PromptCopy } from './use-prompt-copy';

interface PhoneBarProps {
  done: number;
  copying: PromptCopy;
  strings: SmartBuilderStrings;
}

/**
 * A sticky bar on phones with the progress and the copy button, because the prompt is far below the
 * steps.
 */
export function PhoneBar({ done, copying, strings }: PhoneBarProps) {
  return (
    <div className="phone-bar sticky bottom-0 z-1 -mx-4 flex items-center justify-between gap-4 border-t-[1.5px] border-ink bg-paper px-4 py-2 sm:-mx-8 sm:px-8 lg:hidden">
      <p className="text-[0.9375rem] font-medium tabular-nums">
        {fill(strings.progress.count, { done, count: SMART_STEPS.length })}
      </p>
      <Button size="small" variant="ink" disabled={copying.isEmpty} onClick={copying.copyPrompt}>
        {copying.isCopied ? strings.prompt.copied : strings.prompt.copy}
      </Button>
    </div>
  );
}
