import { readConsent, writeConsent, type OptionalPurpose } from '@/lib/consent';
import { painted } from '@/lib/painted';

const root = document.documentElement;

/**
 * The banner's choices (product 9.1), and the analytics script, which loads with consent only.
 *
 * @returns closes the banner, unless it is behind a dialog
 */
export function watchConsent(banner: HTMLElement): () => void {
  // Named after their purposes: OPTIONAL_PURPOSES (Banner.astro).
  const switches = [...banner.querySelectorAll<HTMLInputElement>('input:enabled')];
  let opener: HTMLElement | undefined;

  const close = () => {
    if (document.querySelector('dialog[open]')) return;
    banner.hidden = true;
    opener?.focus();
    opener = undefined;
  };
  banner.onclick = ({ target }) => {
    const choice = (target as Element).closest('button')?.value;
    if (!choice) return;
    if (choice === 'customize') {
      banner.className = 'custom';
      switches[0]?.focus();
      return;
    }
    if (choice !== 'close') {
      const allowed = (input: HTMLInputElement) =>
        choice === 'accept' || (choice === 'save' && input.checked);
      const purposes = Object.fromEntries(
        switches.map((input) => [input.name, allowed(input)]),
      ) as Record<OptionalPurpose, boolean>;
      writeConsent({ necessary: true, ...purposes });
      loadAnalytics();
    }
    close();
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.onclick = () => {
      opener = button;
      const consent = readConsent();
      for (const input of switches) input.checked = !!consent?.[input.name as OptionalPurpose];
      banner.className = '';
      root.classList.add('ask');
      banner.hidden = false;
      banner.focus();
    };
  }

  loadAnalytics();
  return close;
}

function loadAnalytics(): void {
  const { analytics } = root.dataset;
  if (readConsent()?.analytics && analytics) void painted.then(() => import(analytics));
}
