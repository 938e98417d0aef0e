import { useStore } from '@nanostores/react';
import { Button } from '@/components/ui/Button';
import { CapturePicture } from '@/components/ui/CapturePicture';
import { Dialog } from '@/components/ui/Dialog';
import type { Dictionary } from '@/i18n/dictionaries';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { ANNUAL_PRICE_CENTS, PLAN_CURRENCY } from '#shared/entities/plan.ts';
import type { PreviewedTool } from '#shared/entities/tool.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { $previewedTool } from './previewed-tool';

interface ToolPreviewProps {
  locale: Locale;
  strings: Pick<Dictionary, 'trial' | 'members'>;
  onClose: () => void;
  onOrder: () => void;
}

/** Pictures of src/lib/captures.ts. */
const PICTURES: Record<PreviewedTool, string> = {
  brandChecker: 'brand-checker',
  promptLibrary: 'prompt-library',
  lessons: 'lesson-source-check',
};

/** What a locked tool does, before the order (product 7.18). */
export function ToolPreview({ locale, strings, onClose, onOrder }: ToolPreviewProps) {
  const tool = useStore($previewedTool, { ssr: 'initial' });
  const { tools, perYear, order } = strings.trial.preview;
  const close = () => {
    // The dialog also reports that it was closed for the order.
    if ($previewedTool.get() === null) return;
    $previewedTool.set(null);
    onClose();
  };
  return (
    <Dialog
      size="reading"
      readFirst
      open={tool !== null}
      onClose={close}
      title={tool === null ? '' : tools[tool].title}
      closeLabel={strings.members.close}
    >
      {tool !== null && (
        <>
          <div className="aspect-square max-h-[45dvh] w-full overflow-hidden rounded-sm border border-line sm:aspect-8/5">
            <CapturePicture name={PICTURES[tool]} locale={locale} alt={tools[tool].picture} />
          </div>
          <p className="mt-5 text-lead">{tools[tool].text}</p>
          <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <p>
              <span className="block text-[2.5rem] leading-none font-semibold tracking-tight tabular-nums">
                {formatMoney(ANNUAL_PRICE_CENTS, PLAN_CURRENCY, LOCALE_TAGS[locale], 'auto')}
              </span>
              <span className="mt-1 block text-base text-soft">{perYear}</span>
            </p>
            <Button
              variant="signal"
              onClick={() => {
                $previewedTool.set(null);
                onOrder();
              }}
            >
              {order}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
