import { useEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '@/i18n/fill';
import { copyText } from '@/lib/clipboard';
import { COPIED_MS } from '#shared/limits.ts';
import type { SixStepAnswers } from '#shared/rules/six-step-prompt.ts';
import { shareFragment } from './share-link';
import type { BuilderStrings } from './strings';

/** The result of the last copy. */
interface Report {
  text: string;
  /** What was copied; the button shows it for 2 s. */
  copied?: 'prompt' | 'link';
}

interface HandOver {
  report: Report;
  /** The text area with the prompt, which is selected when copying fails. */
  box: RefObject<HTMLTextAreaElement | null>;
  copyPrompt: () => Promise<void>;
  copyLink: () => Promise<void>;
  copyForPasting: (assistant: string) => Promise<void>;
}

/** Actions that copy the prompt or a link to it. */
export function useCopyActions(
  prompt: string,
  answers: SixStepAnswers,
  strings: BuilderStrings['result'],
): HandOver {
  const box = useRef<HTMLTextAreaElement>(null);
  const [report, setReport] = useState<Report>({ text: '' });

  useEffect(() => {
    if (!report.copied) return;
    const timer = setTimeout(() => setReport({ text: '' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [report]);

  /** When copying fails, the prompt is selected, to be copied by keyboard. */
  const copyOrSelect = async (success: Report) => {
    if (await copyText(prompt)) {
      setReport(success);
      return;
    }
    console.error('The clipboard refused the prompt');
    box.current?.select();
    setReport({ text: strings.copyFailed });
  };

  const copyLink = async () => {
    const link = shareFragment(answers).then((fragment) => new URL(fragment, location.href).href);
    if (await copyText(link)) {
      setReport({ text: strings.shareCopied, copied: 'link' });
      return;
    }
    console.error('The clipboard refused the link');
    history.replaceState(history.state, '', await link);
    setReport({ text: strings.shareFailed });
  };

  return {
    report,
    box,
    copyPrompt: () => copyOrSelect({ text: strings.copied, copied: 'prompt' }),
    copyLink,
    // Copies during the click's user activation; the link opens at the same time.
    copyForPasting: (assistant) => copyOrSelect({ text: fill(strings.paste, { assistant }) }),
  };
}
