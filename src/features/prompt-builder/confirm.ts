import type { BuilderStrings } from './strings';

type Question = BuilderStrings['dialogs'][keyof BuilderStrings['dialogs']];

/** Asks before something is lost; Escape and the cancel button mean no. */
export function confirmLoss(root: HTMLElement, question: Question): Promise<boolean> {
  const dialog = root.querySelector('dialog');
  const put = (selector: string, text: string) => {
    const place = dialog?.querySelector(selector);
    if (place) place.textContent = text;
  };
  put('h2', question.title);
  put('[data-dialog-text]', question.text);
  put('[data-confirm]', question.confirm);
  return new Promise((resolve) => {
    if (!dialog) return;
    dialog.returnValue = '';
    dialog.onclose = () => resolve(dialog.returnValue === 'confirm');
    dialog.showModal();
  });
}
