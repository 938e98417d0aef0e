import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/Button';
import { downloadText } from '@/lib/download';
import { sixStepPrompt, type SixStepAnswers } from '#shared/rules/six-step-prompt.ts';
import { Assistants } from './Assistants';
import type { BuilderStrings } from './strings';
import { useCopyActions } from './use-copy-actions';

interface ResultProps {
  answers: SixStepAnswers;
  isShared: boolean;
  strings: BuilderStrings;
  headingRef: Ref<HTMLHeadingElement>;
  /** Links to next steps. */
  children: ReactNode;
}

/** The finished prompt, or a shared one, with its actions. */
export function Result({ answers, isShared, strings, headingRef, children }: ResultProps) {
  const { result: t } = strings;
  const { heading, text } = isShared ? strings.shared : t;
  const prompt = sixStepPrompt(answers, strings.words);
  const { report, box, copyPrompt, copyLink, copyForPasting } = useCopyActions(prompt, answers, t);
  return (
    <section aria-labelledby="result-heading">
      <h2 ref={headingRef} id="result-heading" className="text-title outline-none" tabIndex={-1}>
        {heading}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <textarea
        ref={box}
        className="field mt-6 field-sizing-content max-h-[32rem] min-h-40 bg-raised"
        readOnly
        aria-label={t.promptLabel}
        value={prompt}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="signal" className="min-w-44" onClick={copyPrompt}>
          {report.copied === 'prompt' ? t.copied : t.copy}
        </Button>
        <Button variant="line" className="min-w-36" onClick={copyLink}>
          {report.copied === 'link' ? t.shareCopied : t.share}
        </Button>
        <Button variant="line" onClick={() => downloadText(t.fileName, prompt)}>
          {t.download}
        </Button>
      </div>
      <p className="mt-3 min-h-6 text-[0.9375rem]" role="status">
        {report.text}
      </p>
      <Assistants prompt={prompt} strings={strings} onPaste={copyForPasting} />
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5">{children}</div>
    </section>
  );
}
