import { Button } from '@/components/ui/Button';
import { useForm } from '@/components/ui/use-form';
import { island } from '@/components/ui/island';
import type { Locale } from '@/i18n/locales';
import { noticeDeclaration, refundedText } from '@/i18n/notice-receipt';
import { callApi } from '@/lib/api-client';
import { clearDraft } from '@/lib/draft';
import { CONTACT_TIMEOUT_MS } from '#shared/limits.ts';
import { receiptLines, receiptText } from '#shared/rules/contract-receipt.ts';
import { CancellationFields } from './CancellationFields';
import { NOTICE_ENDPOINT, noticeDraft } from './notice-settings';
import type { Notice, NoticeKind, NoticeTexts } from './notice-texts';
import { NoticeFields } from './NoticeFields';
import { NoticeReceipt } from './NoticeReceipt';
import { noticeProblems, readNotice } from './read-notice';
import { useMemberFields } from './use-member-fields';

interface NoticeFormProps {
  kind: NoticeKind;
  locale: Locale;
  texts: NoticeTexts;
}

/** The form of a notice about a contract, replaced by its receipt. */
function NoticeForm({ kind, locale, texts }: NoticeFormProps) {
  const draftKey = noticeDraft(kind);
  const { form, formProps, problems, outcome, isSending } = useForm({
    draftKey,
    check: (data) => noticeProblems(readNotice(data, kind, locale), texts.form.errors, new Date()),
    send: async (data) => {
      const answer = await sendNotice(readNotice(data, kind, locale), texts);
      if ('receipt' in answer) clearDraft(draftKey);
      return answer;
    },
  });
  useMemberFields(form);
  if (outcome && 'receipt' in outcome) {
    const { receipt: text, mailed, next } = outcome;
    return <NoticeReceipt texts={texts} text={text} mailed={mailed} next={next} />;
  }
  return (
    <form {...formProps} method="post" action={`/api/${NOTICE_ENDPOINT}`}>
      <fieldset className="space-y-6" disabled={isSending}>
        <legend className="sr-only">{texts.heading}</legend>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="locale" value={locale} />
        <NoticeFields texts={texts.form} problems={problems} />
        {kind === 'cancellation' && <CancellationFields texts={texts.form} problems={problems} />}
        <p className="font-medium text-signal-ink empty:hidden" role="alert">
          {!isSending && outcome?.failure}
        </p>
        <Button type="submit" variant="signal">
          {isSending ? texts.form.sending : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
}

async function sendNotice(
  notice: Notice,
  texts: NoticeTexts,
): Promise<{ receipt: string; mailed: boolean; next: string } | { failure: string }> {
  try {
    const { mailed, refund, ...received } = await callApi(NOTICE_ENDPOINT, notice, {
      timeoutMs: CONTACT_TIMEOUT_MS,
    });
    const declaration = noticeDeclaration(texts.declarations, notice);
    const words = { ...texts, ...texts.receipt, declaration };
    const lines = receiptLines(notice, texts.form, texts.tag);
    return {
      receipt: receiptText(words, lines, received),
      mailed,
      next: refund ? refundedText(texts.receipt.refunded, refund, texts.tag) : texts.next,
    };
  } catch {
    return { failure: texts.form.failed };
  }
}

export default island(NoticeForm);
