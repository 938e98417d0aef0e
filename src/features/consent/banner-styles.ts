/**
 * The banner's own styles: pages carry only the styles of what they show (src/build/trim-styles.ts).
 * Colours are the theme's; `btn`, `btn-ink` and `link` stand on every page.
 */
export const BANNER_STYLES = `
#consent { position: fixed; inset: auto 0 0; z-index: 40; max-height: 100%; overflow-y: auto;
  padding-block: 1.25rem; border-top: 1.5px solid var(--color-ink); background: var(--color-raised);
  outline: none; font-size: 1rem; line-height: 1.5; }
#consent h2 { font-size: 1.25rem; line-height: 1.3; }
#consent p, #consent small { color: var(--color-soft); font-size: inherit; }
#consent p { max-width: 48rem; margin-top: .25rem; }
#consent .consent-top { display: flex; align-items: flex-start; justify-content: space-between;
  gap: 1rem; }
#consent .consent-close { display: grid; flex: none; width: 2.75rem; height: 2.75rem;
  margin: -.5rem -.75rem 0 0; place-items: center; border-radius: 4px; }
#consent .consent-close:hover, #consent .consent-plain:hover { background: var(--color-wash); }
#consent .consent-close path { fill: none; stroke: currentcolor; stroke-width: 1.75; }
#consent .consent-purposes { display: grid; gap: 1rem; margin-top: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
#consent label { display: flex; gap: .75rem; }
#consent input { flex: none; width: 1.25rem; height: 1.25rem; margin: .15rem 0 0;
  accent-color: var(--color-signal); }
#consent b { font-weight: 600; }
#consent small { display: block; }
#consent .consent-actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
#consent .consent-plain { border-color: var(--color-ink); }
#consent [hidden] { display: none; }
`.replaceAll(/\s+/g, ' ');
