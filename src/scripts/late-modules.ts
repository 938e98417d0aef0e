/**
 * Loads the page's own modules after the first paint (build/scripts-after-paint.ts). What a visitor
 * types or presses before they are there counts afterwards.
 */
import { painted } from './painted';

const main = document.querySelector('main');
const typed = new Map<HTMLInputElement, string>();
let pressed: HTMLElement | null = null;

const note = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  typed.set(field, field.value);
};
const hold = (event: Event) => {
  pressed = (event.target as Element).closest('button');
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
};
main?.addEventListener('input', note);
main?.addEventListener('click', hold, true);

void painted.then(async () => {
  const modules = document.querySelectorAll<HTMLScriptElement>('[type=late]');
  await Promise.allSettled(Array.from(modules, ({ src }) => import(src)));
  main?.removeEventListener('input', note);
  main?.removeEventListener('click', hold, true);
  for (const [field, value] of typed) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  pressed?.click();
});
