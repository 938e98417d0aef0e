import { readConsent, writeConsent, type OptionalPurpose } from '@/lib/consent';

/** Opens the banner; on closing, the focus returns to `opener`. */
export type OpenBanner = (opener: HTMLElement) => void;

/** Adds the behaviour of the banner's buttons. */
export function connectBanner(banner: HTMLElement): OpenBanner {
  // Their names are the purposes, OPTIONAL_PURPOSES (Banner.astro).
  const switches = [...banner.querySelectorAll<HTMLInputElement>('input:enabled')];
  const customize = banner.querySelector('[value=customize]');
  let opener: HTMLElement | undefined;

  const showSwitches = (shown: boolean) => {
    banner.className = shown ? 'custom' : '';
    customize?.setAttribute('aria-expanded', String(shown));
  };
  const close = () => {
    banner.hidden = true;
    opener?.focus();
    opener = undefined;
  };
  banner.onclick = ({ target }) => {
    const choice = (target as Element).closest('button')?.value;
    if (!choice) return;
    if (choice === 'customize') {
      const shown = banner.className === '';
      showSwitches(shown);
      if (shown) switches[0]?.focus();
      return;
    }
    if (choice !== 'close') {
      const allowed = (input: HTMLInputElement) =>
        choice === 'accept' || (choice === 'save' && input.checked);
      const purposes = Object.fromEntries(
        switches.map((input) => [input.name, allowed(input)]),
      ) as Record<OptionalPurpose, boolean>;
      writeConsent({ necessary: true, ...purposes });
    }
    close();
  };
  addEventListener('keydown', ({ key }) => {
    // An open dialog is above the banner, so Escape closes the dialog.
    if (key === 'Escape' && !banner.hidden && !document.querySelector('dialog[open]')) close();
  });

  return (button) => {
    opener = button;
    const consent = readConsent();
    for (const input of switches) input.checked = !!consent?.[input.name as OptionalPurpose];
    showSwitches(false);
    document.documentElement.classList.add('ask');
    banner.hidden = false;
    banner.focus();
  };
}
