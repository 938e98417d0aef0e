import { BANNER, bannerAddress, CONSENT_EVENT, isAllowed } from '@/lib/consent';
import { firstPaint } from '@/lib/first-paint';

const root = document.documentElement;

/**
 * Loads the banner when the visitor has not chosen yet (scripts/head.ts) or opens it again, and
 * analytics after consent.
 *
 * @returns resolves after the first paint, and with the banner's script where it asks for a choice
 */
export function watchConsent(): Promise<void> {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.onclick = async () => {
      await loadDeferred('consent');
      // consent-script.ts now handles the click.
      button.click();
    };
  }
  addEventListener(CONSENT_EVENT, loadAnalytics);
  loadAnalytics();
  return root.classList.contains('ask') ? ask() : firstPaint;
}

async function ask(): Promise<void> {
  const inPage = document.querySelector<HTMLElement>(BANNER);
  if (inPage) {
    inPage.onclick = async ({ target }) => {
      await loadDeferred('consent');
      // banner.ts now handles the click.
      (target as Element).closest('button')?.click();
    };
    return loadDeferred('consent');
  }
  await firstPaint;
  // Preloaded together with its script, which fetches it: on short pages the banner is the largest
  // contentful paint.
  const banner = document.createElement('link');
  Object.assign(banner, { rel: 'preload', as: 'fetch', crossOrigin: '', href: bannerAddress() });
  document.head.append(banner);
  await loadDeferred('consent');
}

function loadAnalytics(): void {
  if (isAllowed('analytics')) void loadDeferred('analytics');
}

/** Imports a script after the first paint; its address is a data attribute of <html>. */
async function loadDeferred(name: 'analytics' | 'consent'): Promise<void> {
  const address = root.dataset[name];
  if (!address) return;
  await firstPaint;
  await import(/* @vite-ignore */ address);
}
