import { painted } from './painted';

/** Runs a script whose address <html> names, after the first paint (integrations/later-files.ts). */
export async function loadLater(name: 'analytics' | 'consent'): Promise<void> {
  const address = document.documentElement.dataset[name];
  if (!address) return;
  await painted;
  await import(address);
}
