import { painted } from './painted';

/** Runs a script whose address <html> names, after the first paint (scripts/deferred-scripts.ts). */
export async function loadDeferred(name: 'analytics' | 'consent'): Promise<void> {
  const address = document.documentElement.dataset[name];
  if (!address) return;
  await painted;
  await import(/* @vite-ignore */ address);
}
