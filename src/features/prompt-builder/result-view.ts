import { fill } from '@/i18n/fill';
import { copyText } from '@/lib/clipboard';
import { downloadText } from '@/lib/download';
import { ASSISTANTS, assistantLink, type AssistantId } from '#shared/entities/assistant.ts';
import { COPIED_MS } from '#shared/limits.ts';
import type { BuilderStrings } from './strings';

export interface Result {
  prompt: string;
  /** The address that holds the prompt. */
  link: () => Promise<string>;
  /** Whether somebody else wrote it. */
  isShared: boolean;
}

/** The result screen; `show` puts a prompt on it, `hide` takes it away. */
export function resultView(root: HTMLElement, strings: BuilderStrings) {
  const one = <E extends Element>(selector: string): E => {
    const element = root.querySelector<E>(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    return element;
  };
  const section = one<HTMLElement>('[data-result]');
  const box = one<HTMLTextAreaElement>('[data-prompt]');
  const status = one<HTMLElement>('[data-status]');
  const assistants = [...root.querySelectorAll<HTMLAnchorElement>('[data-assistant]')];
  let current: Result | undefined;

  /** Shows on the button for 2 s that it worked (C section 4). */
  function confirm(button: HTMLButtonElement, label: string, done: string): void {
    button.textContent = done;
    status.textContent = done;
    setTimeout(() => {
      button.textContent = label;
      if (status.textContent === done) status.textContent = '';
    }, COPIED_MS);
  }

  /** Copies the prompt; when that fails, it is selected for the keyboard's own way. */
  async function copyPrompt(): Promise<boolean> {
    if (await copyText(box.value)) return true;
    console.error('The clipboard refused the prompt');
    box.select();
    status.textContent = strings.result.copyFailed;
    return false;
  }

  const copy = one<HTMLButtonElement>('[data-copy]');
  copy.onclick = async () => {
    if (await copyPrompt()) confirm(copy, strings.result.copy, strings.result.copied);
  };

  const share = one<HTMLButtonElement>('[data-share]');
  share.onclick = async () => {
    if (!current) return;
    const link = await current.link();
    if (await copyText(link)) {
      confirm(share, strings.result.share, strings.result.shareCopied);
      return;
    }
    console.error('The clipboard refused the link');
    history.replaceState(null, '', link);
    status.textContent = strings.result.shareFailed;
  };

  one<HTMLButtonElement>('[data-download]').onclick = () => {
    downloadText(strings.result.fileName, box.value);
  };

  for (const link of assistants) {
    const id = link.dataset['assistant'] as AssistantId;
    link.onclick = () => {
      if (assistantLink(id, box.value).isFilled) return;
      // Copies while the click still counts as the visitor's own; the link opens meanwhile.
      void copyPrompt().then((isCopied) => {
        if (isCopied) {
          status.textContent = fill(strings.result.paste, { assistant: ASSISTANTS[id].name });
        }
      });
    };
  }

  return {
    show(result: Result): void {
      current = result;
      box.value = result.prompt;
      status.textContent = '';
      const words = result.isShared ? strings.shared : strings.result;
      one('#result-heading').textContent = words.heading;
      one('[data-result-text]').textContent = words.text;
      for (const link of assistants) {
        link.href = assistantLink(link.dataset['assistant'] as AssistantId, result.prompt).address;
      }
      for (const name of ['data-edit', 'data-start-over']) {
        one(`[${name}]`).toggleAttribute('hidden', result.isShared);
      }
      for (const name of ['data-adopt', 'data-leave']) {
        one(`[${name}]`).toggleAttribute('hidden', !result.isShared);
      }
      section.hidden = false;
    },
    hide(): void {
      section.hidden = true;
    },
    focus: () => one<HTMLElement>('#result-heading').focus(),
  };
}
