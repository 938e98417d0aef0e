import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { useCopied } from '@/components/ui/use-copied';
import type { Dictionary } from '@/i18n/dictionaries';

interface CopyBoxProps {
  text: string;
  strings: Dictionary['lessons'];
}

/** A prompt of a guide with a copy button. */
export function CopyBox({ text, strings }: CopyBoxProps) {
  const { isCopied, copy } = useCopied(text);
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="rounded-md border border-line bg-raised p-4">
      <p className="text-base whitespace-pre-wrap">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          size="small"
          variant="line"
          onClick={() => void copy().then((succeeded) => setFailed(!succeeded))}
        >
          {isCopied ? strings.copied : strings.copy}
        </Button>
        <span role="status" className={hasFailed ? 'text-[0.9375rem]' : 'sr-only'}>
          {isCopied && strings.copied}
          {hasFailed && strings.copyFailed}
        </span>
      </div>
    </div>
  );
}
