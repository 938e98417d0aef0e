import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Lazy } from '@/components/ui/Lazy';
import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { EDIT_INDUSTRIES } from '#shared/entities/campaign-options.ts';
import { FormButtons } from '../FormButtons';
import type { TestList } from '../server-state';
import type { CheckerStrings, CheckerTexts } from '../strings';
import { useSave } from '../use-save';
import { $deleteCampaign, $updateCampaign } from './actions';
import { draftOf, isComplete } from './campaign-draft';
import { CampaignFields } from './CampaignFields';

/** The open dialog and its campaign. */
export interface CampaignIntent {
  action: 'edit' | 'schedule' | 'delete';
  campaign: BrandCampaign;
  /** A question that a new schedule begins with. */
  question?: string;
}

interface CampaignDialogsProps extends CheckerTexts {
  intent: CampaignIntent | null;
  list: TestList;
  closeLabel: string;
  /** The error banner, shown inside the dialog because the page behind it is inert. */
  banner: ReactNode;
  onClose: () => void;
  onDeleted: () => void;
}

interface ActionProps extends CheckerTexts {
  campaign: BrandCampaign;
  onDone: () => void;
  onCancel: () => void;
}

function EditForm({ campaign, locale, strings, onDone, onCancel }: ActionProps) {
  const [draft, setDraft] = useState(() => draftOf(campaign));
  const { isPending, save } = useSave($updateCampaign, onDone);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(draft)) void save({ id: campaign.id, draft });
      }}
    >
      <CampaignFields
        withStatus
        draft={draft}
        industries={EDIT_INDUSTRIES}
        locale={locale}
        strings={strings}
        onChange={setDraft}
      />
      <p className="mt-5 text-[0.9375rem] text-soft">{strings.editDialog.text}</p>
      <FormButtons
        save={strings.form.save}
        canSave={isComplete(draft)}
        strings={strings.form}
        {...{ isPending, onCancel }}
      />
    </form>
  );
}

function DeleteQuestion({ campaign, strings, onDone, onCancel }: ActionProps) {
  const { deleteDialog } = strings;
  const { isPending, save } = useSave($deleteCampaign, onDone);
  return (
    <>
      <p className="mb-8 wrap-anywhere">{fill(deleteDialog.text, { name: campaign.name })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>{deleteDialog.keep}</Button>
        <Button
          variant="line"
          aria-disabled={isPending || undefined}
          onClick={() => void save(campaign.id)}
        >
          {isPending ? deleteDialog.deleting : deleteDialog.confirm}
        </Button>
      </div>
    </>
  );
}

/** The title of the open dialog; any title while none is open. */
function titleOf(intent: CampaignIntent | null, strings: CheckerStrings): string {
  if (intent?.action === 'schedule') return strings.schedule.title;
  return intent?.action === 'edit' ? strings.editDialog.title : strings.deleteDialog.title;
}

/** The dialogs to edit, to schedule and to delete a campaign (product 21.2). */
export function CampaignDialogs(props: CampaignDialogsProps) {
  const { intent, list, locale, strings, closeLabel, banner, onClose, onDeleted } = props;
  return (
    <Dialog
      open={intent !== null}
      onClose={onClose}
      title={titleOf(intent, strings)}
      closeLabel={closeLabel}
      readFirst={intent?.action === 'schedule'}
    >
      {banner}
      {intent?.action === 'edit' && (
        <EditForm
          campaign={intent.campaign}
          locale={locale}
          strings={strings}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
      {intent?.action === 'schedule' && (
        <Lazy load={() => import('../schedule/ScheduleForm')}>
          {({ default: ScheduleForm }) => (
            <ScheduleForm
              campaign={intent.campaign}
              question={intent.question}
              list={list}
              locale={locale}
              strings={strings}
              onDone={onClose}
              onCancel={onClose}
            />
          )}
        </Lazy>
      )}
      {intent?.action === 'delete' && (
        <DeleteQuestion
          campaign={intent.campaign}
          locale={locale}
          strings={strings}
          onDone={onDeleted}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
