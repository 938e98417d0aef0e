import { useEffect, useRef, useState, type RefObject } from 'react';
import { fill } from '@/i18n/fill';
import { copyText } from '@/lib/clipboard';
import { COPIED_MS } from '#shared/limits.ts';
import type { SixStepAnswers } from '#shared/rules/six-step-prompt.ts';
import { shareFragment } from './share-link';
import type { BuilderStrings } from './strings';

/** How the last copying went. */
interface Report {
  text: string;
  /** What was copied; its button shows it for 2 s. */
  copied?: 'prompt' | 'link';
}

interface HandOver {
  report: Report;
  /** The text area that holds the prompt: it is selected when copying fails. */
  box: RefObject<HTMLTextAreaElement | null>;
  copyPrompt: () => Promise<void>;
  copyLink: () => Promise<void>;
  copyForPasting: (assistant: string) => Promise<void>;
}

/** Copies the prompt or a link to it. */
export function useHandOver(
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

  /** When copying fails, the prompt is selected for the keyboard's own way. */
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
    // Copies while the click still counts as the visitor's own; the link opens meanwhile.
    copyForPasting: (assistant) => copyOrSelect({ text: fill(strings.paste, { assistant }) }),
  };
}
