import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import {
  CAMPAIGN_LANGUAGES,
  COUNTRIES,
  campaignStatuses,
  type Industry,
} from '#shared/entities/campaign-options.ts';
import {
  MAX_BRAND_LIST_ENTRIES,
  MAX_BRAND_NAME_LENGTH,
  MAX_BRAND_VARIANTS_TEXT_LENGTH,
  MAX_CAMPAIGN_QUESTIONS,
  MAX_LINE_LENGTH,
  MAX_SCHEDULED_PROMPT_LENGTH,
} from '#shared/limits.ts';
import type { CheckerStrings } from '../strings';
import {
  hasTooMuchAsked,
  isUnfindable,
  listProblem,
  type CampaignDraft,
  type ListField,
} from './campaign-draft';

interface CampaignFieldsProps {
  draft: CampaignDraft;
  industries: readonly Industry[];
  locale: Locale;
  strings: Pick<CheckerStrings, 'form' | 'industries' | 'statuses' | 'suggest'>;
  /** Whether the status can be changed, for campaigns that exist. */
  withStatus?: boolean;
  onChange: (draft: CampaignDraft) => void;
}

const QUESTION_LIMITS = { count: MAX_CAMPAIGN_QUESTIONS, length: MAX_SCHEDULED_PROMPT_LENGTH };

/** The fields of a campaign, to create and to edit it. */
export function CampaignFields(props: CampaignFieldsProps) {
  const { draft, strings, withStatus = false, onChange } = props;
  const { form, suggest } = strings;
  const isTooMuch = hasTooMuchAsked(draft);
  const regions = new Intl.DisplayNames(LOCALE_TAGS[props.locale], { type: 'region' });
  // Includes an industry that is not in this list, so that the campaign keeps it.
  const industries =
    draft.industry === null || props.industries.includes(draft.industry)
      ? props.industries
      : [draft.industry, ...props.industries];
  const list = (field: ListField, label: string, hint: string) => {
    const problem = listProblem(field, draft[field]);
    const limits = { count: MAX_BRAND_LIST_ENTRIES, length: MAX_BRAND_NAME_LENGTH };
    return (
      <Field
        label={label}
        hint={problem ? undefined : hint}
        error={problem ? fill(form[problem], limits) : undefined}
        maxLength={MAX_BRAND_VARIANTS_TEXT_LENGTH}
        value={draft[field]}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
      />
    );
  };
  return (
    <div className="space-y-5">
      <Field
        label={form.name}
        required
        maxLength={MAX_LINE_LENGTH}
        value={draft.name}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <Field
        label={form.brand}
        error={isUnfindable(draft.brand_name) ? form.brandUnfindable : undefined}
        required
        maxLength={MAX_BRAND_NAME_LENGTH}
        value={draft.brand_name}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, brand_name: target.value })}
      />
      {withStatus && (
        <Select
          label={form.status}
          hint={form.statusHint}
          choices={campaignStatuses.map((status) => ({
            value: status,
            label: strings.statuses[status],
          }))}
          value={draft.status}
          onChoose={(status) => onChange({ ...draft, status })}
        />
      )}
      <Select
        label={form.industry}
        choices={[
          { value: '', label: form.noIndustry },
          ...industries.map((name) => ({ value: name, label: strings.industries[name] })),
        ]}
        value={draft.industry ?? ''}
        onChoose={(industry) => onChange({ ...draft, industry: industry || null })}
      />
      {list('brand_variants', form.variants, form.variantsHint)}
      {list('competitors', form.competitors, form.competitorsHint)}
      {list('own_domains', form.domains, form.domainsHint)}
      <Field
        as="textarea"
        label={suggest.own}
        hint={isTooMuch ? undefined : suggest.ownHint}
        error={isTooMuch ? fill(suggest.ownTooMuch, QUESTION_LIMITS) : undefined}
        rows={Math.min(8, Math.max(3, draft.questions.length + 1))}
        value={draft.questions.join('\n')}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, questions: target.value.split('\n') })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={suggest.country}
          hint={suggest.countryHint}
          choices={COUNTRIES.map((value) => ({ value, label: regions.of(value) ?? value }))}
          value={draft.country}
          onChoose={(country) => onChange({ ...draft, country })}
        />
        <Select
          label={suggest.language}
          hint={suggest.languageHint}
          choices={CAMPAIGN_LANGUAGES.map((value) => ({ value, label: suggest.languages[value] }))}
          value={draft.language}
          onChoose={(language) => onChange({ ...draft, language })}
        />
      </div>
    </div>
  );
}
