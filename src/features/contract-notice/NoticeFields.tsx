import { Field } from '@/components/ui/Field';
import type { Problems } from '@/components/ui/use-form';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH } from '#shared/limits.ts';
import type { NoticeTexts } from './notice-texts';

interface NoticeFieldsProps {
  texts: NoticeTexts['form'];
  problems: Problems;
}

/** The declarant and the contract. */
export function NoticeFields({ texts, problems }: NoticeFieldsProps) {
  const line = { required: true, maxLength: MAX_LINE_LENGTH };
  return (
    <>
      <Field
        {...line}
        name="name"
        label={texts.name}
        autoComplete="name"
        error={problems['name']}
      />
      <Field
        {...line}
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        error={problems['email']}
      />
      <Field
        {...line}
        name="contract"
        label={texts.contract}
        hint={texts.contractHint}
        error={problems['contract']}
      />
    </>
  );
}
