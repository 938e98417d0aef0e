import type { ClientDirective } from 'astro';

/** What shows that somebody is about to use the island. A click may come alone, from a screen reader. */
const WAKING = ['pointerdown', 'focusin', 'keydown', 'click', 'submit'];

/**
 * Hydrates an island with the first interaction inside it. Button clicks and form submissions that
 * happen before it is hydrated are done afterwards, each once; everything else, like typing or
 * ticking a box, works in the prerendered page and stays. If the modules cannot be loaded, the next
 * interaction tries again.
 *
 * `client:interaction="key"` names where a draft is kept (lib/draft.ts): when there is one, the
 * island is hydrated at once to show it.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const held = new Map<Element, () => void>();
  let isLoading = false;

  const onEvent = (event: Event) => {
    const target = event.target as Element;
    const button = event.type === 'click' ? target.closest('button') : null;
    if (button) held.set(button, () => button.click());
    if (target instanceof HTMLFormElement && event.type === 'submit') {
      held.set(target, () => target.requestSubmit((event as SubmitEvent).submitter));
    }
    if (button ?? event.type === 'submit') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!isLoading) void hydrate();
  };

  const hydrate = async () => {
    isLoading = true;
    try {
      // All modules at once instead of one import after the other (island-preloads.ts).
      for (const href of island.dataset['preload']?.split(' ') ?? []) {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
        );
      }
      await (
        await load()
      )();
      for (const type of WAKING) island.removeEventListener(type, onEvent, true);
      for (const act of held.values()) act();
    } catch (error) {
      console.error(error);
      held.clear();
      isLoading = false;
    }
  };

  for (const type of WAKING) island.addEventListener(type, onEvent, true);
  if (island.contains(document.activeElement) || hasDraft(value)) void hydrate();
};

function hasDraft(key: unknown): boolean {
  try {
    return typeof key === 'string' && (sessionStorage[key] ?? localStorage[key]) !== undefined;
  } catch {
    return false;
  }
}

export default interaction;
