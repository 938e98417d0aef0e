import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { showToast } from '@/components/ui/toast';
import type { Dictionary } from '@/i18n/dictionaries';
import { downloadText } from '@/lib/download';
import { readContract } from './store';

interface ContractDownloadProps {
  strings: Dictionary['billing']['management']['contract'];
  /** The contract's number. */
  number: string;
  /** Names the button where there are several. */
  label?: string;
}

/** The button that downloads a contract as it was sent (product 6.11). */
export function ContractDownload({ strings, number, label }: ContractDownloadProps) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      downloadText(strings.fileName, await readContract(number), 'text/html');
    } catch (error) {
      console.error('Contract:', error);
      showToast(strings.failed, 'error');
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="line" aria-label={label} disabled={isLoading} onClick={() => void download()}>
      {strings.download}
    </Button>
  );
}
