import { useEffect, useState } from 'react';
import { copyText } from '@/lib/clipboard';
import { COPIED_MS } from '@/shared/limits';

/** Copies a text and says for 2 s that it did (C section 4). */
export function useCopied(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return { isCopied, copy: () => void copyText(text).then(setCopied) };
}
