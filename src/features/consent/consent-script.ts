/**
 * The consent banner's script: finds or fetches the banner, shows it and handles the buttons that
 * open it again. Most visitors have chosen before and load neither (watch.ts).
 */
import { BANNER, bannerAddress } from '@/lib/consent';
import { connectBanner, type OpenBanner } from './banner';

const root = document.documentElement;
let banner: Promise<OpenBanner> | undefined;

function loadBanner(): Promise<OpenBanner> {
  banner ??= findBanner().catch((error: unknown) => {
    banner = undefined;
    throw error;
  });
  return banner;
}

async function findBanner(): Promise<OpenBanner> {
  const found = document.querySelector<HTMLElement>(BANNER);
  return connectBanner(found ?? (await insertBanner()));
}

/** Right after the skip link, so that keyboard users reach it early. */
async function insertBanner(): Promise<HTMLElement> {
  const response = await fetch(bannerAddress());
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const inserted = template.content.querySelector<HTMLElement>(BANNER);
  if (!inserted) throw new Error(`No consent banner, ${response.status}`);
  document.querySelector('[href="#content"]')?.after(template.content);
  return inserted;
}

for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
  button.onclick = async () => (await loadBanner())(button);
}
if (root.classList.contains('ask')) void loadBanner();
