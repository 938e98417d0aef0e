import type { Problems } from '@/components/ui/use-form';
import type { Locale } from '@/i18n/locales';
import { isEmail } from '#shared/entities/email.ts';
import { germanDay } from '#shared/rules/dates.ts';
import { fieldText } from '#shared/rules/form-fields.ts';
import type { Notice, NoticeKind, NoticeTexts } from './notice-texts';

/** The notice in a form's data. */
export function readNotice(data: FormData, kind: NoticeKind, locale: Locale): Notice {
  const text = (name: string) => fieldText(data, name);
  const declarant = {
    name: text('name'),
    email: text('email'),
    contract: text('contract'),
    locale,
  };
  if (kind === 'withdrawal') return { kind, ...declarant };
  const isForCause = text('cause') === 'for_cause';
  return {
    kind,
    ...declarant,
    cause: isForCause ? 'for_cause' : 'ordinary',
    ...(isForCause && { reason: text('reason') }),
    ...(text('ends_on') !== '' && { ends_on: text('ends_on') }),
  };
}

/** Error messages by field of a notice that cannot be sent. */
export function noticeProblems(
  notice: Notice,
  errors: NoticeTexts['form']['errors'],
  now: Date,
): Problems {
  const problems: Problems = {};
  if (notice.name === '') problems['name'] = errors.name;
  if (!isEmail(notice.email)) {
    problems['email'] = notice.email === '' ? errors.email : errors.emailFormat;
  }
  if (notice.contract === '') problems['contract'] = errors.contract;
  if (notice.kind === 'withdrawal') return problems;
  if (notice.reason === '') problems['reason'] = errors.reason;
  if (notice.ends_on !== undefined && notice.ends_on < germanDay(now)) {
    problems['ends_on'] = errors.endsOn;
  }
  return problems;
}
