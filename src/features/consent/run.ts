/**
 * The consent banner's script: fetches the banner, shows it and answers the buttons that open it
 * again. Most visits come after the choice and load neither (watch.ts).
 */
import { bannerAddress } from '@/lib/consent';
import { connectBanner, type OpenBanner } from './banner';

const root = document.documentElement;
let banner: Promise<OpenBanner> | undefined;

function loadBanner(): Promise<OpenBanner> {
  banner ??= insertBanner().catch((error: unknown) => {
    banner = undefined;
    throw error;
  });
  return banner;
}

/** Right after the skip link, so that the keyboard meets it early. */
async function insertBanner(): Promise<OpenBanner> {
  const response = await fetch(bannerAddress());
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const inserted = template.content.querySelector<HTMLElement>('#consent');
  if (!inserted) throw new Error(`No consent banner, ${response.status}`);
  document.querySelector('[href="#content"]')?.after(template.content);
  return connectBanner(inserted);
}

for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
  button.onclick = async () => (await loadBanner())(button);
}
if (root.classList.contains('ask')) void loadBanner();
