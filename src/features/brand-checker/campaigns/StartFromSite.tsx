import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { fill } from '@/i18n/fill';
import { ApiError } from '@/lib/api-client';
import { MAX_OFFER_LENGTH, MAX_SUGGESTIONS_A_DAY, MAX_URL_LENGTH } from '#shared/limits.ts';
import { parseAddress } from '#shared/rules/links.ts';
import type { CheckerStrings, CheckerTexts } from '../strings';
import { CREATE_FIELD_ID } from '../tabs';
import { $source, $suggest, type SuggestionSource } from './suggest';

function failureText(error: unknown, { errors, instead }: CheckerStrings['suggest']): string {
  const known: Partial<Record<string, string>> = errors;
  const code = error instanceof ApiError ? error.code : '';
  const text = fill(known[code] ?? errors.other, { limit: MAX_SUGGESTIONS_A_DAY });
  return code.startsWith('site-') ? `${text} ${instead}` : text;
}

/** The form that asks for suggestions: by the member's site, or by what they sell (product 21.36). */
export function StartFromSite({ locale, strings: { suggest: strings } }: CheckerTexts) {
  const source = useStore($source);
  const { mutate, loading: isPending, error } = useStore($suggest);
  const [isChecked, setChecked] = useState(false);
  const { hasSite, domain, sells, where } = source;
  const change = (part: Partial<SuggestionSource>) => $source.set({ ...source, ...part });
  const isDomain = parseAddress(domain.trim()) !== null;
  const isReady = hasSite ? domain.trim() !== '' : sells.trim() !== '';

  return (
    <form
      noValidate
      aria-label={strings.heading}
      className="mb-8 space-y-5 rounded-md border border-line bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isReady && (!hasSite || isDomain)) void mutate({ source, locale });
      }}
    >
      <h3 className="text-lg font-semibold">{strings.heading}</h3>
      {hasSite ? (
        <Field
          id={CREATE_FIELD_ID}
          label={strings.domain}
          hint={strings.domainHint}
          error={isChecked && domain.trim() !== '' && !isDomain ? strings.noDomain : undefined}
          maxLength={MAX_URL_LENGTH}
          value={domain}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => change({ domain: target.value })}
        />
      ) : (
        <>
          <Field
            id={CREATE_FIELD_ID}
            label={strings.sells}
            hint={strings.sellsHint}
            maxLength={MAX_OFFER_LENGTH}
            value={sells}
            autoComplete="off"
            onChange={({ target }) => change({ sells: target.value })}
          />
          <Field
            label={strings.where}
            hint={strings.whereHint}
            maxLength={MAX_OFFER_LENGTH}
            value={where}
            autoComplete="off"
            onChange={({ target }) => change({ where: target.value })}
          />
        </>
      )}
      <p role="status" className="text-[0.9375rem] text-soft empty:hidden">
        {isPending &&
          (hasSite ? fill(strings.reading, { domain: domain.trim() }) : strings.thinking)}
      </p>
      <p role="alert" className="text-[0.9375rem] font-medium text-signal-ink empty:hidden">
        {!isPending && error !== undefined && failureText(error, strings)}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          size="small"
          disabled={!isReady}
          aria-disabled={isPending || undefined}
        >
          {strings.submit}
        </Button>
        <button
          type="button"
          className="link min-h-11 text-base"
          onClick={() => change({ hasSite: !hasSite })}
        >
          {hasSite ? strings.withoutSite : strings.withSite}
        </button>
      </div>
    </form>
  );
}
