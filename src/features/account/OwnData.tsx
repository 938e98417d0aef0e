import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { downloadText } from '@/lib/download';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';

interface OwnDataProps {
  strings: Dictionary['account']['ownData'];
}

type Progress = { state: 'idle' | 'done' | 'failed' } | { state: 'running'; share: number };

/** Download of everything that is stored about the member (Art. 15, 20 GDPR). */
export function OwnData({ strings }: OwnDataProps) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const isRunning = progress.state === 'running';

  const download = async () => {
    setProgress({ state: 'running', share: 0 });
    try {
      const { collectOwnData } = await import('./own-data');
      const json = await collectOwnData((share) => setProgress({ state: 'running', share }));
      downloadText(strings.fileName, json, 'application/json');
      setProgress({ state: 'done' });
    } catch (error) {
      console.error('Own data:', error);
      setProgress({ state: 'failed' });
    }
  };

  return (
    <section>
      <h2 className="text-heading">{strings.heading}</h2>
      <p className="mt-3 mb-6 text-base text-soft">{strings.text}</p>
      <Button variant="line" disabled={isRunning} onClick={() => void download()}>
        {strings.action}
      </Button>
      {isRunning && (
        <progress
          className="progress mt-4 max-w-sm"
          aria-label={strings.progress}
          value={progress.share}
        />
      )}
      <p role="status" className="min-h-8 pt-2 text-base text-soft">
        {isRunning && fill(strings.running, { percent: Math.round(progress.share * 100) })}
        {progress.state === 'done' && strings.done}
        {progress.state === 'failed' && <span className="text-signal-ink">{strings.failed}</span>}
      </p>
    </section>
  );
}
