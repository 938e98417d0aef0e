import { useEffect, useState } from 'react';
import { copyText } from '@/lib/clipboard';
import { COPIED_MS } from '#shared/limits.ts';

/**
 * Copies a text. `isCopied` is true for 2 s afterwards (product 24.1).
 *
 * @param text or a function that fetches it
 * @returns `copy` returns whether it worked, and throws what fetching the text throws
 */
export function useCopied(text: string | (() => Promise<string>)): {
  isCopied: boolean;
  copy: () => Promise<boolean>;
} {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const succeeded = await copyText(typeof text === 'string' ? text : text());
    setCopied(succeeded);
    return succeeded;
  };
  return { isCopied, copy };
}
