import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { EndSessions } from './EndSessions';
import { SECURITY_HASHES } from './security-calls';
import { useReturnHash } from './use-return-hash';

export type SecurityStrings = Dictionary['account']['security'];

/** Props of each dialog of this section. */
export interface SecurityProps {
  locale: Locale;
  strings: SecurityStrings;
  onClose: () => void;
}

const DIALOGS = { password: ChangePassword, email: ChangeEmail, sessions: EndSessions } as const;

type DialogName = keyof typeof DIALOGS;

const NAMES = Object.keys(DIALOGS) as DialogName[];

/** Password, e-mail address and sessions of the account (product 8.6 to 8.8). */
export function Security({
  closeLabel,
  ...shared
}: Omit<SecurityProps, 'onClose'> & { closeLabel: string }) {
  const { strings } = shared;
  const hash = useReturnHash(Object.values(SECURITY_HASHES));
  const [open, setOpen] = useState<DialogName | null>(
    NAMES.find((name) => SECURITY_HASHES[name] === hash) ?? null,
  );
  const close = () => setOpen(null);
  return (
    <section>
      <h2 className="text-heading">{strings.heading}</h2>
      <p className="mt-3 mb-6 text-base text-soft">{strings.text}</p>
      <div className="flex flex-wrap gap-3">
        {NAMES.map((name) => (
          <Button key={name} variant="line" onClick={() => setOpen(name)}>
            {strings[name].action}
          </Button>
        ))}
      </div>
      {NAMES.map((name) => {
        const Content = DIALOGS[name];
        return (
          <Dialog
            key={name}
            open={open === name}
            onClose={close}
            title={strings[name].title}
            closeLabel={closeLabel}
          >
            <Content {...shared} onClose={close} />
          </Dialog>
        );
      })}
    </section>
  );
}
