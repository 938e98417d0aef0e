import { painted } from './painted';

/**
 * Imports a script after the first paint; its address is a data attribute of <html>
 * (scripts/deferred-scripts.ts).
 */
export async function loadDeferred(name: 'analytics' | 'consent'): Promise<void> {
  const address = document.documentElement.dataset[name];
  if (!address) return;
  await painted;
  await import(/* @vite-ignore */ address);
}
