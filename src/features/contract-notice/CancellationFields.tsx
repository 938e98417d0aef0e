import { Field } from '@/components/ui/Field';
import type { Problems } from '@/components/ui/use-form';
import { MAX_MESSAGE_LENGTH } from '#shared/limits.ts';
import type { NoticeTexts } from './notice-texts';

interface CancellationFieldsProps {
  texts: NoticeTexts['form'];
  problems: Problems;
}

/** Ordinary cancellation or for cause, with the reason (§ 312k Abs. 2 BGB), and the desired end. */
export function CancellationFields({ texts, problems }: CancellationFieldsProps) {
  const causes = [
    { value: 'ordinary', label: texts.ordinary },
    { value: 'for_cause', label: texts.forCause },
  ];
  return (
    <div className="group space-y-6">
      <fieldset className="space-y-2">
        <legend className="label">{texts.cause}</legend>
        {causes.map(({ value, label }, index) => (
          <label key={value} className="flex items-start gap-3">
            <input
              className="check"
              type="radio"
              name="cause"
              value={value}
              defaultChecked={index === 0}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {/* Shown by CSS, so that it works without JavaScript. */}
      <Field
        as="textarea"
        name="reason"
        rows={4}
        aria-required
        maxLength={MAX_MESSAGE_LENGTH}
        label={texts.reason}
        error={problems['reason']}
        wrapperClassName="hidden group-has-[[value$=cause]:checked]:block"
      />
      <Field
        name="ends_on"
        type="date"
        label={texts.endsOn}
        hint={texts.endsOnHint}
        error={problems['ends_on']}
      />
    </div>
  );
}
