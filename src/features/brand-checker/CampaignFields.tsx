import { useId, type ReactNode } from 'react';
import { campaignStatuses, type Industry } from '#shared/entities/campaign-options.ts';
import {
  MAX_BRAND_LIST_ENTRIES,
  MAX_BRAND_NAME_LENGTH,
  MAX_BRAND_VARIANTS_TEXT_LENGTH,
  MAX_LINE_LENGTH,
} from '#shared/limits.ts';
import { fill } from '@/i18n/fill';
import { listProblem, type CampaignDraft, type ListField } from './campaign-draft';
import type { CheckerStrings } from './strings';

interface CampaignFieldsProps {
  draft: CampaignDraft;
  industries: readonly Industry[];
  strings: Pick<CheckerStrings, 'form' | 'industries' | 'statuses'>;
  /** The status is the member's to change once the campaign is there. */
  withStatus?: boolean;
  /** Names the first field, so that a button elsewhere can lead to it. */
  firstId?: string;
  onChange: (draft: CampaignDraft) => void;
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The hint says why the value is refused. */
  isProblem?: boolean;
  children: ReactNode;
}

function Field({ id, label, hint, isProblem = false, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-base font-medium">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p
          id={`${id}-hint`}
          className={`mt-1 text-[0.9375rem] ${isProblem ? 'text-signal-ink' : 'text-soft'}`}
        >
          {hint}
        </p>
      )}
    </div>
  );
}

/** The fields of a campaign, to create and to edit it. */
export function CampaignFields(props: CampaignFieldsProps) {
  const { draft, strings, withStatus = false, onChange } = props;
  const { form } = strings;
  const id = useId();
  const nameId = props.firstId ?? `${id}-name`;
  // A campaign keeps the industry of the other list until another one is chosen.
  const industries =
    draft.industry === null || props.industries.includes(draft.industry)
      ? props.industries
      : [draft.industry, ...props.industries];
  const list = (field: ListField, hint: string) => {
    const problem = listProblem(field, draft[field]);
    const limits = { count: MAX_BRAND_LIST_ENTRIES, length: MAX_BRAND_NAME_LENGTH };
    return (
      <Field
        id={`${id}-${field}`}
        label={form[field]}
        hint={problem ? fill(form[problem], limits) : hint}
        isProblem={problem !== null}
      >
        <input
          id={`${id}-${field}`}
          className="field"
          maxLength={MAX_BRAND_VARIANTS_TEXT_LENGTH}
          value={draft[field]}
          aria-describedby={`${id}-${field}-hint`}
          aria-invalid={problem !== null}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
        />
      </Field>
    );
  };
  return (
    <div className="space-y-5">
      <Field id={nameId} label={`${form.name} (${form.required})`}>
        <input
          id={nameId}
          className="field"
          required
          maxLength={MAX_LINE_LENGTH}
          value={draft.name}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </Field>
      <Field id={`${id}-brand`} label={`${form.brand} (${form.required})`}>
        <input
          id={`${id}-brand`}
          className="field"
          required
          maxLength={MAX_BRAND_NAME_LENGTH}
          value={draft.brand}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, brand: event.target.value })}
        />
      </Field>
      {withStatus && (
        <Field id={`${id}-status`} label={form.status} hint={form.statusHint}>
          <select
            id={`${id}-status`}
            className="field min-h-[2.875rem]"
            value={draft.status}
            aria-describedby={`${id}-status-hint`}
            onChange={({ target }) => {
              const status = campaignStatuses.find((known) => known === target.value);
              if (status) onChange({ ...draft, status });
            }}
          >
            {campaignStatuses.map((status) => (
              <option key={status} value={status}>
                {strings.statuses[status]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field id={`${id}-industry`} label={form.industry}>
        <select
          id={`${id}-industry`}
          className="field min-h-[2.875rem]"
          value={draft.industry ?? ''}
          onChange={({ target }) => {
            const industry = industries.find((known) => known === target.value) ?? null;
            onChange({ ...draft, industry });
          }}
        >
          <option value="">{form.noIndustry}</option>
          {industries.map((industry) => (
            <option key={industry} value={industry}>
              {strings.industries[industry]}
            </option>
          ))}
        </select>
      </Field>
      {list('variants', form.variantsHint)}
      {list('competitors', form.competitorsHint)}
      {list('domains', form.domainsHint)}
    </div>
  );
}
