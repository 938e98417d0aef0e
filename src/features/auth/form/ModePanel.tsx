import { PUBLIC_GOOGLE_CLIENT_ID } from 'astro:env/client';
import type { ReactNode } from 'react';
import { Bars } from '@/components/ui/Bars';
import { CheckIcon } from '@/components/ui/icons';
import { IntentButton } from './IntentButton';
import type { LoginStrings } from '../texts';
import type { AuthFormControl } from './use-auth-form';

interface ModePanelProps extends Pick<AuthFormControl, 'pending' | 'submit'> {
  mode: 'sign-in' | 'sign-up';
  hidden: boolean;
  strings: Pick<LoginStrings, 'signIn' | 'signUp' | 'free' | 'benefits' | 'google'>;
  /** What Premium includes. */
  benefits: readonly string[];
  /** The order follows. */
  isOrder: boolean;
  toOther: { text: string; action: string; onClick: () => void };
  children: ReactNode;
}

/**
 * The layout of sign-in and sign-up: Google, a form, and a button for the other one. Only who has no
 * account yet is told what one includes (product 3.1).
 */
export function ModePanel(props: ModePanelProps) {
  const { mode, hidden, strings, benefits, isOrder, pending, submit, toOther, children } = props;
  const { heading, lead, orderLead } = mode === 'sign-in' ? strings.signIn : strings.signUp;
  const { google, free } = strings;

  const leaveForGoogle = () => {
    const data = new FormData();
    data.set('intent', 'google');
    submit(data);
  };
  const other = (
    <>
      {toOther.text}{' '}
      <button type="button" className="link font-medium" onClick={toOther.onClick}>
        {toOther.action}
      </button>
    </>
  );

  return (
    <section
      data-mode={mode}
      hidden={hidden}
      className="grid content-start gap-x-16 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h1 className="text-title">{heading}</h1>
        <p className="mt-4 text-lead text-soft">{isOrder ? orderLead : lead}</p>
        {isOrder && <p className="mt-2 text-base">{other}</p>}
      </div>
      <div className="lg:row-span-2 noscript:hidden">
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
        <p className="mt-2 border-t border-line pt-5 text-base">{other}</p>
      </div>
      {mode === 'sign-in' ? (
        <Bars className="w-full max-w-md max-lg:hidden" />
      ) : (
        <div className="max-w-md space-y-6 border-t border-line pt-6">
          <Includes heading={free.heading} items={free.items} />
          <Includes heading={strings.benefits} items={benefits} />
        </div>
      )}
    </section>
  );
}

function Includes({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h2 className="font-semibold">{heading}</h2>
      <ul className="mt-4 space-y-3 text-soft">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <span className="mt-1 text-good">
              <CheckIcon />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
