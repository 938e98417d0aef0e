export type Panel = 'checking' | 'form' | 'success' | 'invalid' | 'confirmed' | 'not-confirmed';

/** Shows one of the reset page's panels and leads the focus to its heading. */
export function showPanel(root: HTMLElement, panel: Panel): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-panel]')) {
    element.hidden = element.dataset['panel'] !== panel;
    if (!element.hidden) element.querySelector<HTMLElement>('h1')?.focus();
  }
}
