import type { ClientDirective } from 'astro';

/** What an island may show at once, as it is about this visitor: nobody has to touch it first. */
export interface InteractionOptions {
  /** How the address's hash begins, as in `#p1=`. */
  hash?: string;
  /** A parameter of the address's query, or one of several. */
  query?: string | string[];
  /** A key of this browser's local or session storage, or one of several. */
  stored?: string | string[];
}

/** What shows that somebody is about to use the island. A click may come alone, from a screen reader. */
const WAKING = ['pointerdown', 'focusin', 'keydown', 'click', 'submit'];

function isStored(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
  } catch {
    // The browser forbids storage.
    return false;
  }
}

function isAwaited({ hash, query = [], stored = [] }: InteractionOptions): boolean {
  const parameters = new URLSearchParams(location.search);
  return (
    (hash !== undefined && location.hash.startsWith(hash)) ||
    [query].flat().some((name) => parameters.has(name)) ||
    [stored].flat().some(isStored)
  );
}

/**
 * Hydrates an island with the first interaction inside it. Clicks on buttons and on links within the
 * page and form submissions that happen before it is hydrated are done afterwards, each once;
 * everything else, like typing or ticking a box, works in the prerendered page and stays. Until then
 * the island has `aria-busy`. If the modules cannot be loaded, what has `data-load-failed` in the
 * island shows (components/ui/island.tsx), and the next interaction tries again.
 *
 * `client:interaction={{ hash, query, stored }}` hydrates at once when one of the three is there.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const options = typeof value === 'object' ? (value as InteractionOptions) : {};
  const held = new Map<Element, () => void>();
  let isLoading = false;

  const onEvent = (event: Event) => {
    const target = event.target as Element;
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const isPlainClick = event.type === 'click' && !ctrlKey && !metaKey && !shiftKey;
    const pressed = isPlainClick && target.closest<HTMLElement>('button, a[href^="#"]');
    if (pressed) held.set(pressed, () => pressed.click());
    if (target instanceof HTMLFormElement && event.type === 'submit') {
      held.set(target, () => target.requestSubmit((event as SubmitEvent).submitter));
    }
    if (pressed || event.type === 'submit') {
      event.preventDefault();
      event.stopPropagation();
      island.ariaBusy = 'true';
    }
    if (!isLoading) void hydrate();
  };

  const hydrateIfAwaited = () => {
    if (!isLoading && isAwaited(options)) void hydrate();
  };

  const showFailure = (isFailed: boolean) => {
    for (const notice of island.querySelectorAll<HTMLElement>('[data-load-failed]')) {
      notice.hidden = !isFailed;
    }
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
      // When modules cannot be loaded, Astro only reports that.
      if (island.hasAttribute('ssr')) throw new Error('The island could not be hydrated.');
      for (const type of WAKING) island.removeEventListener(type, onEvent, true);
      removeEventListener('hashchange', hydrateIfAwaited);
      removeEventListener('storage', hydrateIfAwaited);
      island.ariaBusy = null;
      // Not before: a button that moves while it is pressed is not clicked.
      showFailure(false);
      for (const act of held.values()) act();
    } catch (error) {
      console.error(error);
      held.clear();
      island.ariaBusy = null;
      showFailure(true);
      isLoading = false;
    }
  };

  for (const type of WAKING) island.addEventListener(type, onEvent, true);
  addEventListener('hashchange', hydrateIfAwaited);
  // Another tab may write what is awaited.
  addEventListener('storage', hydrateIfAwaited);
  if (island.contains(document.activeElement)) void hydrate();
  hydrateIfAwaited();
};

export default interaction;
