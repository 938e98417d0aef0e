/**
 * Loads the page's own modules after the first paint (build/scripts-after-paint.ts). A button or a
 * link within the page that is pressed before they are there does its work afterwards.
 */
import { painted } from '../lib/painted';

const main = document.querySelector('main');
let pressed: HTMLElement | null = null;

const hold = (event: Event) => {
  pressed = (event.target as Element).closest<HTMLElement>('button, [href^="#"]');
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
};
main?.addEventListener('click', hold, true);

void painted.then(async () => {
  const modules = document.querySelectorAll<HTMLScriptElement>('[type=late]');
  await Promise.allSettled(Array.from(modules, ({ src }) => import(src)));
  main?.removeEventListener('click', hold, true);
  pressed?.click();
});
