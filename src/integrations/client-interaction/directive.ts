import type { ClientDirective } from 'astro';

/** Data with which an island hydrates at once, without an interaction. */
export interface InteractionOptions {
  /** The beginning of the address's fragment, such as `#p1=`. */
  hash?: string;
  /** One or more parameters of the query; one of them suffices. */
  query?: string | string[];
  /** One or more keys of local or session storage; one of them suffices. */
  stored?: string | string[];
}

/** Events that hydrate the island. Screen readers may send a click alone. */
const INTERACTION_EVENTS = ['pointerdown', 'focusin', 'keydown', 'click', 'submit'];

function isStored(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

function hasData({ hash, query = [], stored = [] }: InteractionOptions): boolean {
  const parameters = new URLSearchParams(location.search);
  return (
    (hash !== undefined && location.hash.startsWith(hash)) ||
    [query].flat().some((name) => parameters.has(name)) ||
    [stored].flat().some(isStored)
  );
}

/**
 * Hydrates an island with the first interaction inside it. Clicks on buttons and links within the
 * page and form submissions before hydration are repeated after it, each once; meanwhile the island
 * has `aria-busy`. Everything else, such as typing or ticking a box, works in the prerendered HTML
 * and is kept. If the modules cannot be loaded, the island's elements with `data-load-failed` show
 * (components/ui/island.tsx), and the next interaction tries again.
 *
 * `client:interaction={{ hash, query, stored }}` hydrates at once when one of the three matches.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const options = typeof value === 'object' ? (value as InteractionOptions) : {};
  const pending = new Map<Element, () => void>();
  let isLoading = false;

  const onEvent = (event: Event) => {
    const target = event.target as Element;
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const isPlainClick = event.type === 'click' && !ctrlKey && !metaKey && !shiftKey;
    const pressed = isPlainClick && target.closest<HTMLElement>('button, a[href^="#"]');
    if (pressed) pending.set(pressed, () => pressed.click());
    if (target instanceof HTMLFormElement && event.type === 'submit') {
      pending.set(target, () => target.requestSubmit((event as SubmitEvent).submitter));
    }
    if (pressed || event.type === 'submit') {
      event.preventDefault();
      event.stopPropagation();
      island.ariaBusy = 'true';
    }
    if (!isLoading) void hydrate();
  };

  const hydrateIfData = () => {
    if (!isLoading && hasData(options)) void hydrate();
  };

  const showFailure = (isFailed: boolean) => {
    for (const notice of island.querySelectorAll<HTMLElement>('[data-load-failed]')) {
      notice.hidden = !isFailed;
    }
  };

  const hydrate = async () => {
    isLoading = true;
    try {
      // Preloads all modules at once instead of one import after the other (island-preloads.ts).
      for (const href of island.dataset['preload']?.split(' ') ?? []) {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
        );
      }
      await (
        await load()
      )();
      // Astro logs it when modules cannot be loaded, and does not throw.
      if (island.hasAttribute('ssr')) throw new Error('The island could not be hydrated.');
      for (const type of INTERACTION_EVENTS) island.removeEventListener(type, onEvent, true);
      removeEventListener('hashchange', hydrateIfData);
      removeEventListener('storage', hydrateIfData);
      island.ariaBusy = null;
      // Hidden only now: a button that moves while it is pressed is not clicked.
      showFailure(false);
      for (const repeat of pending.values()) repeat();
    } catch (error) {
      console.error(error);
      pending.clear();
      island.ariaBusy = null;
      showFailure(true);
      isLoading = false;
    }
  };

  for (const type of INTERACTION_EVENTS) island.addEventListener(type, onEvent, true);
  addEventListener('hashchange', hydrateIfData);
  // Another tab may write one of the keys.
  addEventListener('storage', hydrateIfData);
  if (island.contains(document.activeElement)) void hydrate();
  hydrateIfData();
};

export default interaction;
