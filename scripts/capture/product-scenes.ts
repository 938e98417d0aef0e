import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import type { CaptureName } from '#src/lib/captures.ts';
import type { RouteName } from '#src/routes.ts';
import { OVERVIEW_SCENE } from './brand-scenes.ts';

export interface Scene {
  route: RouteName;
  /** Leaves the room of the site's header and of the members' tool bar to the tool. */
  withoutHeader?: true;
  /** Shows what the picture's lower edge cuts, where it would be an empty box without it. */
  withCutParts?: true;
  /** Added to the address, before its hash. */
  query?: (locale: Locale) => string;
  hash?: string;
  /** Brings the page into the state that the picture shows. */
  prepare?: ((page: Page, locale: Locale) => Promise<void>) | undefined;
}

export type Scenes = Readonly<Record<string, Scene>>;

/** The pictures that pages show of our tools. */
export const PRODUCT_SCENES: Record<CaptureName, Scene> = {
  'brand-checker': OVERVIEW_SCENE,
  'prompt-library': {
    route: 'promptLibrary',
    withoutHeader: true,
    // On a phone search and filters alone would fill the picture.
    prepare: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 641) await scrollTo(page, 'ul > li:has(h2)');
    },
  },
  'smart-builder': { route: 'smartBuilder', withoutHeader: true, prepare: chooseOptions },
  dashboard: {
    route: 'dashboard',
    withoutHeader: true,
    withCutParts: true,
    prepare: (page) => scrollTo(page, '[role=tabpanel] section'),
  },
  'periodic-table': {
    route: 'periodicTable',
    withoutHeader: true,
    hash: '#claude',
    prepare: (page) => scrollTo(page, '.tool-table'),
  },
};

/** Puts an element below the header, which stays in view, or to the top where the header is hidden. */
export async function scrollTo(page: Page, selector: string): Promise<void> {
  const target = page.locator('main').locator(selector).first();
  await target.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - header - 24 });
  });
}

/** One option of each of the first steps, so that the prompt beside them has grown. */
export async function chooseOptions(page: Page): Promise<void> {
  const options = page.locator('main [role=tabpanel] button[aria-pressed]');
  for (const index of [0, 4, 11]) await options.nth(index).click();
  await scrollTo(page, '[role=tabpanel] section[aria-labelledby]');
}
