import { CheckoutDialog } from '@/features/billing/CheckoutDialog';
import { WelcomeDialog } from '@/features/billing/WelcomeDialog';
import { ToolPreview } from '@/features/trial/preview/ToolPreview';
import { clearFlags } from './arrival/address-flags';
import type { OverviewTexts } from './texts';

interface DashboardDialogsProps extends Pick<OverviewTexts, 'locale' | 'strings'> {
  premium: boolean;
  isWelcomeOpen: boolean;
  onWelcomed: () => void;
  onOrder: () => void;
  onOrderClosed: () => void;
}

/** The dashboard's dialogs; loaded when the first of them opens. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  const { locale, strings, premium, isWelcomeOpen, onWelcomed, onOrder, onOrderClosed } = props;
  const { billing, members, order, memberText } = strings;
  return (
    <>
      {!premium && (
        <ToolPreview
          locale={locale}
          strings={strings}
          onClose={() => clearFlags('showPayment', 'tool')}
          onOrder={onOrder}
        />
      )}
      <CheckoutDialog
        locale={locale}
        strings={billing}
        order={order}
        memberText={memberText}
        closeLabel={members.close}
        onClose={() => {
          clearFlags('showPayment', 'tool');
          onOrderClosed();
        }}
      />
      <WelcomeDialog
        locale={locale}
        open={isWelcomeOpen}
        onClose={() => {
          onWelcomed();
          clearFlags('welcome', 'first_time');
        }}
        // Else the way back from there would greet again.
        onLeave={() => clearFlags('welcome', 'first_time')}
        strings={billing.welcome}
        closeLabel={members.close}
      />
    </>
  );
}
