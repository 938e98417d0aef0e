import { legalPaths } from '@/components/site/navigation';
import { Checkbox } from '@/components/ui/Checkbox';
import { fill } from '@/i18n/fill';
import { localizedPath, type Locale } from '@/i18n/locales';
import { SITE } from '@/site.config';
import { COMMUNICATIONS_REQUIRED, REQUIRED_CONSENTS } from '#shared/rules/consents.ts';
import { problemOf, type FieldContext } from '../form/fields';
import { agreedIn } from './sign-up-action';
import type { AuthStrings } from '../texts';

interface ConsentsProps extends FieldContext {
  locale: Locale;
  strings: FieldContext['strings'] & Pick<AuthStrings, 'signUp'>;
}

/** Whether a form has every consent that an account needs. */
export function hasRequired(data: FormData): boolean {
  const agreed = agreedIn(data);
  return REQUIRED_CONSENTS.every((name) => agreed.includes(name));
}

/** The consents of an account: privacy, and communications by e-mail. */
export function Consents({ locale, state, strings }: ConsentsProps) {
  const { signUp } = strings;
  return (
    <>
      <Checkbox name="gdprConsent" required error={problemOf('gdprConsent', { state, strings })}>
        <PrivacyConsent locale={locale} strings={signUp} />
      </Checkbox>
      <Checkbox
        name="marketingConsent"
        required={COMMUNICATIONS_REQUIRED}
        error={problemOf('marketingConsent', { state, strings })}
      >
        {fill(signUp.marketingConsent, { company: SITE.company.name })}
      </Checkbox>
    </>
  );
}

interface PrivacyConsentProps {
  locale: Locale;
  strings: AuthStrings['signUp'];
}

function PrivacyConsent({ locale, strings }: PrivacyConsentProps) {
  const { privacy, legal } = legalPaths(locale);
  const links: Record<string, { path: string; label: string }> = {
    privacy: { path: privacy, label: strings.privacyLink },
    legal: { path: legal, label: strings.legalLink },
  };
  // Every second part is a placeholder's name.
  return strings.privacyConsent.split(/\{(\w+)\}/).map((part) => {
    const link = links[part];
    if (!link) return part;
    return (
      <a key={part} href={localizedPath(link.path, locale)} className="link">
        {link.label}
      </a>
    );
  });
}
