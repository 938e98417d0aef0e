import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { EndpointInput } from '#shared/api/contract.ts';
import { receiptHead } from '#shared/rules/contract-receipt.ts';
import { SITE } from '@/site.config';

export type NoticeKind = EndpointInput<'contract-notice'>['kind'];

/** What the form's script says; the prerendered form carries it as JSON in `data-texts`. */
export function noticeTexts(
  { form, receipt, ...kinds }: Dictionary['contractNotice'],
  kind: NoticeKind,
  locale: Locale,
) {
  return {
    tag: LOCALE_TAGS[locale],
    notice: { kind, locale },
    sending: form.sending,
    head: receiptHead(kinds[kind].heading, SITE.company.name),
    reference: receipt.reference,
    receivedAt: receipt.receivedAt,
    failed: fill(form.failed, { email: SITE.email }),
    tooMany: fill(form.tooMany, { email: SITE.email }),
  };
}

export type NoticeTexts = ReturnType<typeof noticeTexts>;
