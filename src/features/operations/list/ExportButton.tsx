import { useState } from 'react';
import { SignInAgain } from '@/components/members/SignInAgain';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { showToast } from '@/components/ui/toast';
import { fill } from '@/i18n/fill';
import { downloadText } from '@/lib/download';
import { MAX_OPERATIONS_EXPORT } from '#shared/limits.ts';
import { isSignInTooOld } from '../api';
import { exportList, type Column } from './columns';
import type { OperationsTexts } from '../strings';
import type { LoadPage } from './use-list';

interface ExportButtonProps<R> extends OperationsTexts {
  /** Name of the file, without its extension. */
  fileName: string;
  closeLabel: string;
  columns: readonly Column<R>[];
  load: LoadPage<R>;
  disabled: boolean;
}

/** Without it, spreadsheets assume an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a list as CSV; asks for a recent sign-in first when the server requires it. */
export function ExportButton<R>(props: ExportButtonProps<R>) {
  const { fileName, closeLabel, columns, load, disabled, locale, strings } = props;
  const [isExporting, setExporting] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const t = strings.list;

  const download = async () => {
    if (isExporting) return;
    setExporting(true);
    try {
      const { csv, isCut } = await exportList(columns, load);
      downloadText(`${fileName}.csv`, BYTE_ORDER_MARK + csv, 'text/csv');
      if (isCut) showToast(fill(t.exportCut, { count: MAX_OPERATIONS_EXPORT }), 'neutral');
    } catch (error) {
      if (isSignInTooOld(error)) {
        setSigningIn(true);
        return;
      }
      console.error('Operations, export:', error);
      showToast(t.exportFailed, 'error');
    } finally {
      setExporting(false);
    }
  };

  return (
    <>
      <Button
        variant="line"
        size="small"
        disabled={disabled}
        aria-disabled={isExporting || undefined}
        onClick={() => void download()}
      >
        {isExporting ? t.exporting : t.export}
      </Button>
      <Dialog
        open={isSigningIn}
        title={t.export}
        closeLabel={closeLabel}
        onClose={() => setSigningIn(false)}
      >
        <SignInAgain
          onlyUsed
          size="small"
          locale={locale}
          strings={strings.again}
          onConfirmed={() => {
            setSigningIn(false);
            void download();
          }}
          onDismiss={() => setSigningIn(false)}
        />
      </Dialog>
    </>
  );
}
