import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { useCopied } from '@/components/ui/use-copied';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { PromptDetails } from '#shared/entities/prompt.ts';
import { fillVariables } from '#shared/rules/prompt-variables.ts';

interface PromptTextProps {
  content: string;
  /** Of an own prompt, where it is known; those of the library have the page's. */
  lang: string | undefined;
  /** A chain's prompts, which are sent one after the other. */
  steps: NonNullable<PromptDetails['steps']>;
  values: Readonly<Record<string, string>>;
  strings: Dictionary['promptLibrary'];
}

/** The text with its variables filled in; a chain has one text per step. */
export function PromptText({ content, lang, steps, values, strings }: PromptTextProps) {
  if (steps.length === 0) {
    return <TextBox label={strings.promptText} text={fillVariables(content, values)} lang={lang} />;
  }
  return (
    <ol className="mt-4 grid gap-5">
      {steps.map(({ title, content: step }, index) => (
        <Step
          key={title}
          title={fill(strings.step.title, { number: index + 1, title })}
          text={fillVariables(step, values)}
          strings={strings}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  title: string;
  text: string;
  strings: Dictionary['promptLibrary'];
}

function Step({ title, text, strings }: StepProps) {
  const { isCopied, copy } = useCopied(text);
  const [hasFailed, setFailed] = useState(false);
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{title}</p>
        <Button
          size="small"
          variant="line"
          aria-label={isCopied ? undefined : fill(strings.named, { action: strings.copy, title })}
          onClick={() => void copy().then((succeeded) => setFailed(!succeeded))}
        >
          {isCopied ? strings.copied : strings.step.copy}
        </Button>
      </div>
      <p role="status" className={hasFailed ? 'text-[0.9375rem]' : 'sr-only'}>
        {isCopied && strings.copied}
        {hasFailed && strings.copyFailed}
      </p>
      <TextBox label={title} text={text} />
    </li>
  );
}

interface TextBoxProps {
  label: string;
  text: string;
  lang?: string | undefined;
}

function TextBox({ label, text, lang }: TextBoxProps) {
  return (
    <pre
      // A region that scrolls must be reachable by keyboard.
      role="region"
      aria-label={label}
      tabIndex={0}
      className="mt-3 max-h-[30vh] overflow-y-auto rounded-sm border border-line bg-paper p-4 font-sans text-base whitespace-pre-wrap sm:max-h-[45vh]"
    >
      {/* The label is in the page's language. */}
      <span lang={lang}>{text}</span>
    </pre>
  );
}
