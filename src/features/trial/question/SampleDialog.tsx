import { Dialog } from '@/components/ui/Dialog';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { loadTexts } from '../load-texts';

interface SampleDialogProps {
  open: boolean;
  locale: Locale;
  strings: Pick<Dictionary, 'trial' | 'members'>;
  onClose: () => void;
}

/** The Brand Checker's sample report, to be read only. */
export function SampleDialog({ open, locale, strings, onClose }: SampleDialogProps) {
  const { trial, members } = strings;
  const load = () =>
    Promise.all([
      import('@/features/brand-checker/overview/SampleReport'),
      loadTexts('brandChecker', locale),
    ]);
  return (
    <Dialog
      size="reading"
      readFirst
      open={open}
      onClose={onClose}
      title={trial.sample.title}
      closeLabel={members.close}
    >
      <p className="mb-6 text-base text-soft">{trial.sample.text}</p>
      {open && (
        <Lazy load={load}>
          {([{ default: SampleReport }, texts]) => (
            <SampleReport locale={locale} strings={texts} isReadOnly />
          )}
        </Lazy>
      )}
    </Dialog>
  );
}
