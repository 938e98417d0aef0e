import { Checkbox } from '@/components/ui/Checkbox';
import type { ContactTexts } from './contact-texts';

interface ContactAgreementProps {
  texts: ContactTexts;
  error: string | undefined;
}

/** The required checkbox; its two placeholders become links. */
export function ContactAgreement({ texts, error }: ContactAgreementProps) {
  const links: Partial<Record<string, { text: string; href: string }>> = {
    '{privacy}': { text: texts.form.privacy, href: texts.privacyPath },
    '{terms}': { text: texts.form.terms, href: texts.termsPath },
  };
  return (
    <Checkbox name="agreed" required error={error} wrapperClassName="sm:col-span-2">
      {texts.form.agree.split(/(\{\w+\})/).map((part) => {
        const link = links[part];
        if (!link) return part;
        return (
          <a key={part} className="link" href={link.href} target="_blank">
            {link.text}
            <span className="sr-only"> ({texts.opensInNewTab})</span>
          </a>
        );
      })}
    </Checkbox>
  );
}
