import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { island } from '@/components/ui/island';
import { Spinner } from '@/components/ui/Spinner';
import { useForm } from '@/components/ui/use-form';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { ApiError, callApi } from '@/lib/api-client';
import {
  AI_CHECK_TIMEOUT_MS,
  MAX_AI_CHECKS_AN_HOUR,
  MAX_CHECKED_ADDRESS,
} from '#shared/ai-check-limits.ts';
import type { AiCheckReport } from '#shared/entities/ai-check.ts';
import { fieldText } from '#shared/rules/form-fields.ts';
import { parseAddress } from '#shared/rules/links.ts';
import { Report } from './Report';
import { AI_CHECK_DRAFT, AI_CHECK_ENDPOINT } from './settings';
import type { AiCheckStrings } from './strings';

interface AiCheckProps {
  locale: Locale;
  strings: AiCheckStrings;
}

function failureText(error: unknown, { errors }: AiCheckStrings): string {
  const known: Partial<Record<string, string>> = errors;
  const text = known[error instanceof ApiError ? error.code : ''] ?? errors.other;
  return fill(text, { count: MAX_AI_CHECKS_AN_HOUR });
}

/** The form of the site check, and the newest report below it, which stays while another is made. */
function AiCheck({ locale, strings }: AiCheckProps) {
  const { form: t } = strings;
  const [report, setReport] = useState<AiCheckReport | null>(null);
  const { formProps, problems, outcome, isSending } = useForm<string | null>({
    draftKey: AI_CHECK_DRAFT,
    check: (data) =>
      parseAddress(fieldText(data, 'address')) === null ? { address: t.noAddress } : {},
    send: async (data) => {
      try {
        const input = { address: fieldText(data, 'address'), locale };
        const options = { timeoutMs: AI_CHECK_TIMEOUT_MS };
        setReport(await callApi(AI_CHECK_ENDPOINT, input, options));
        return null;
      } catch (error) {
        return failureText(error, strings);
      }
    },
  });
  return (
    <>
      <form
        {...formProps}
        method="post"
        action={`/api/${AI_CHECK_ENDPOINT}`}
        className="rounded-md border border-line bg-raised p-6 sm:p-10 print:hidden"
      >
        <Field
          name="address"
          label={t.address}
          hint={t.addressHint}
          error={problems['address']}
          required
          maxLength={MAX_CHECKED_ADDRESS}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="signal" className="mt-5" disabled={isSending}>
          {t.submit}
        </Button>
        <p role="status" className="mt-5 flex items-center gap-3 empty:hidden">
          {isSending && (
            <>
              <Spinner />
              {t.checking}
            </>
          )}
        </p>
        <p role="alert" className="mt-5 font-medium text-signal-ink empty:hidden">
          {!isSending && outcome}
        </p>
      </form>
      {report && (
        <Report key={report.checked_at} report={report} locale={locale} strings={strings.report} />
      )}
    </>
  );
}

export default island(AiCheck);
