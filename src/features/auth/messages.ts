import { fill } from '@/i18n/fill';
import type { AuthMessage, MessageKey } from './auth-errors';
import { find } from './form-controls';

/** Shows one of the page's texts in a form's live region; null clears it. */
export type Say = (message: AuthMessage | null, tone?: 'error' | 'good') => void;

/**
 * The texts that a prerendered form carries in `data-messages` (JSON) and the support address in
 * `data-support`.
 *
 * @param root the element with the data
 * @param panel the part of the page that has the live region
 */
export function createSay(root: HTMLElement, panel: ParentNode): Say {
  const messages = JSON.parse(root.dataset['messages'] ?? '{}') as Partial<
    Record<MessageKey, string>
  >;
  const region = find(panel, '[data-message]', HTMLElement);
  return (message, tone = 'error') => {
    region.dataset['tone'] = tone;
    region.textContent = message
      ? fill(messages[message.key] ?? '', {
          message: message.reason ?? '',
          email: root.dataset['support'] ?? '',
        })
      : '';
  };
}
