import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { showToast } from '@/components/ui/toast';

interface SettingChoiceProps {
  isOn: boolean;
  /** What is set now. */
  text: string;
  /** Labels of the button, and what is said once it is done. */
  strings: {
    pending: string;
    turnOn: string;
    turnOff: string;
    onNow: string;
    offNow: string;
    failed: string;
  };
  /** @throws ApiError */
  change: (isOn: boolean) => Promise<void>;
}

/** A setting about e-mails that one button switches on and off. */
export function SettingChoice({ isOn, text, strings, change }: SettingChoiceProps) {
  const [isPending, setPending] = useState(false);
  const turn = async () => {
    setPending(true);
    try {
      await change(!isOn);
      showToast(isOn ? strings.offNow : strings.onNow, 'good');
    } catch (error) {
      console.error('Setting:', error);
      showToast(strings.failed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <p className="mb-6 text-base">{text}</p>
      <Button variant="line" disabled={isPending} onClick={() => void turn()}>
        {isPending ? strings.pending : isOn ? strings.turnOff : strings.turnOn}
      </Button>
    </>
  );
}
