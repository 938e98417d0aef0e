import { PUBLIC_GOOGLE_CLIENT_ID } from 'astro:env/client';
import type { ReactNode } from 'react';
import { CheckIcon } from '@/components/ui/icons';
import { IntentButton } from './IntentButton';
import type { AuthStrings } from '../texts';
import type { AuthFormControl } from './use-auth-form';

interface ModePanelProps extends Pick<AuthFormControl, 'pending' | 'submit'> {
  mode: 'sign-in' | 'sign-up';
  hidden: boolean;
  heading: string;
  lead: string;
  benefitsHeading: string;
  benefits: readonly string[];
  google: AuthStrings['google'];
  toOther: { text: string; action: string; onClick: () => void };
  children: ReactNode;
}

/** The layout of sign-in and sign-up: benefits, Google, a form, and a button for the other one. */
export function ModePanel(props: ModePanelProps) {
  const { mode, hidden, heading, lead, google, pending, submit, toOther, children } = props;

  const leaveForGoogle = () => {
    const data = new FormData();
    data.set('intent', 'google');
    submit(data);
  };

  return (
    <section
      data-mode={mode}
      hidden={hidden}
      className="grid content-start gap-x-16 gap-y-10 lg:grid-cols-2"
    >
      <div>
        <h1 className="text-title">{heading}</h1>
        <p className="mt-4 text-lead text-soft">{lead}</p>
        <div className="mt-12 hidden max-w-md border-t border-line pt-6 lg:block">
          <h2 className="font-semibold">{props.benefitsHeading}</h2>
          <ul className="mt-4 space-y-3 text-soft">
            {props.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <span className="mt-1 text-good">
                  <CheckIcon />
                </span>
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="noscript:hidden">
        {PUBLIC_GOOGLE_CLIENT_ID && (
          <div className="mb-6">
            <IntentButton
              type="button"
              variant="line"
              className="w-full"
              intent="google"
              label={google.action}
              pendingLabel={google.pending}
              pending={pending}
              onClick={leaveForGoogle}
            />
            <p className="mt-5 flex items-center gap-4 text-base text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
              {google.or}
            </p>
          </div>
        )}
        {children}
        <p className="mt-2 border-t border-line pt-5 text-base">
          {toOther.text}{' '}
          <button type="button" className="link font-medium" onClick={toOther.onClick}>
            {toOther.action}
          </button>
        </p>
      </div>
    </section>
  );
}
