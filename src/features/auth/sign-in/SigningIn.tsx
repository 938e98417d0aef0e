import { Button } from '@/components/ui/Button';
import { FormMessage } from '../form/FormMessage';
import { failed } from '../form/form-state';
import type { PanelProps } from './SignIn';

interface SigningInProps {
  /** It takes longer than expected. */
  slow: boolean;
  strings: PanelProps['strings'];
}

/** Shown instead of the forms while a session is created without them. */
export function SigningIn({ slow, strings }: SigningInProps) {
  const { google } = strings;
  if (!slow) {
    return (
      <section>
        <h1 className="text-title">{google.returning}</h1>
        <p className="mt-4 text-lead text-soft" role="status">
          {google.wait}
        </p>
      </section>
    );
  }
  return (
    <section className="max-w-xl">
      <h1 className="text-title">{google.slowHeading}</h1>
      <FormMessage state={failed({ key: 'googleSlow' })} strings={strings} />
      <Button className="mt-4" onClick={() => location.reload()}>
        {google.refresh}
      </Button>
    </section>
  );
}
