import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect } from 'react';
import { Lazy } from '@/components/ui/Lazy';
import { Tabs } from '@/components/ui/Tabs';
import { Toast } from '@/components/ui/Toast';
import { Guard } from '@/components/members/Guard';
import { PageHeading } from '@/components/members/PageHeading';
import { island } from '@/components/ui/island';
import { $membership, loadMembership } from '@/lib/session/membership';
import type { Member } from '@/lib/session/store';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { AccountTab } from './AccountTab';
import { BillingTab } from './BillingTab';

export type AccountStrings = Pick<Dictionary, 'account' | 'members' | 'billing' | 'support'>;

interface AccountSettingsProps {
  locale: Locale;
  strings: AccountStrings;
}

function Settings({ member, locale, strings }: AccountSettingsProps & { member: Member }) {
  const { account, members, billing, support } = strings;
  // All of the page waits for it: a deferred render can be interrupted by a tap.
  const membership = useDeferredValue(useStore($membership));

  useEffect(() => void loadMembership(), []);

  return (
    <div className="mt-8">
      <Tabs
        label={account.tabs.label}
        tabs={[
          {
            id: 'account',
            label: account.tabs.account,
            content: (
              <AccountTab
                member={member}
                membership={membership}
                locale={locale}
                strings={strings}
              />
            ),
          },
          {
            id: 'billing',
            label: account.tabs.billing,
            content: (
              <BillingTab
                {...{ membership, locale, members }}
                strings={account.billing}
                subscriptions={billing}
              />
            ),
          },
          {
            id: 'messages',
            label: support.thread.tab,
            isLazy: true,
            content: (
              <Lazy load={() => import('./MessagesTab')}>
                {({ MessagesTab }) => <MessagesTab {...{ locale, members }} strings={support} />}
              </Lazy>
            ),
          },
        ]}
      />
      <Toast closeLabel={members.close} />
    </div>
  );
}

/** Account settings (product 8.1). */
function AccountSettings({ locale, strings }: AccountSettingsProps) {
  const { account, members } = strings;
  return (
    <Guard
      access="member"
      locale={locale}
      strings={members}
      heading={<PageHeading title={account.heading} intro={account.intro} />}
    >
      {(member) => <Settings member={member} locale={locale} strings={strings} />}
    </Guard>
  );
}

export default island(AccountSettings);
