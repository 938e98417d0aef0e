import type { Locator, Page } from '@playwright/test';
import { type Locale, localizedPath } from '#src/i18n/locales.ts';
import { type RouteName, ROUTES } from '#src/routes.ts';
import { FPS, type Encoder } from './encode.ts';
import {
  between,
  type Box,
  type Camera,
  cameraAt,
  decode,
  draw,
  type Point,
  seenBy,
  type Still,
} from './frames.ts';

/** Pixels of a still for a CSS pixel: enough for the closest look. */
export const STILL_SCALE = 2;
/** Higher than a player's window, so that the film moves over the page instead of scrolling it. */
export const WINDOW_HEIGHT = 1_200;
/**
 * Width of the closest look in CSS pixels: text of 16 pixels is then 12 pixels high in a player that
 * is 328 pixels wide, as on a phone of 360 (product 20.10).
 */
const CLOSE = 436;

/** Seconds of the movements: calm enough to follow. */
const MOVE_S = 0.9;
const POINT_S = 0.7;
const RING_S = 0.5;
/** Without a movement at the end of an act. */
const REST_S = 1.2;
/** Characters that appear with each picture while something is typed, and frames that it stays. */
const TYPED = 5;
const TYPED_FRAMES = 2;
/** Distance in widths of what is seen, beyond which a movement would only be a blur. */
const FAR = 1;

interface Look {
  /** Of what is seen of the page, in CSS pixels. */
  width?: number;
  /** Which end of something wider is seen. */
  side?: 'start' | 'end';
}

/** Takes pictures of a page at each step and makes the film of them: its time is not the clock's. */
export class Stage {
  readonly page: Page;
  readonly #encoder: Encoder;
  #frame = 0;
  #still: Still | null = null;
  #camera: Camera;
  #pointer: Point;

  constructor(page: Page, encoder: Encoder) {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    this.page = page;
    this.#encoder = encoder;
    this.#camera = { x: 0, y: 0, width };
    this.#pointer = { x: width * 0.62, y: Math.min(height, width * 0.5) * 0.8 };
  }

  /** Seconds that the film has so far. */
  get time(): number {
    return this.#frame / FPS;
  }

  /** Goes to another page, which the film cuts to when it looks at something there. */
  async visit(route: RouteName, locale: Locale, query = ''): Promise<void> {
    // A film on the page of the last one would find what that did with it.
    await this.page.goto('about:blank');
    await this.page.goto(localizedPath(ROUTES[route], locale) + query);
    await this.page.waitForLoadState('networkidle');
    this.#still = null;
  }

  /** Waits for what has to be there, without a picture of the wait. */
  async until(target: Locator): Promise<void> {
    await target.first().waitFor();
  }

  /** Looks at something: the film moves to what is near, and cuts to what is far. */
  async look(target: Locator, { width = CLOSE, side = 'start' }: Look = {}): Promise<void> {
    await target.first().scrollIntoViewIfNeeded();
    const from = this.#camera;
    const to = this.#inside(cameraAt(await this.#boxOf(target), width, side));
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const isFar = this.#still === null || distance > FAR * Math.max(from.width, width);
    await this.#shoot(isFar ? to : from, to);
    if (isFar) {
      this.#camera = to;
      return;
    }
    await this.#move(MOVE_S, (share) => {
      this.#camera = between(from, to, share);
    });
  }

  /** Goes to something with the pointer. */
  async point(target: Locator): Promise<void> {
    const box = await this.#boxOf(target);
    // Beside a text and not on it.
    const to = { x: box.x + Math.min(box.width * 0.7, box.width - 8), y: box.y + box.height * 0.6 };
    const from = this.#pointer;
    await this.#move(POINT_S, (share) => {
      this.#pointer = between(from, to, share);
    });
  }

  async press(target: Locator): Promise<void> {
    await this.point(target);
    await target.first().click();
    await this.#shoot();
    await this.#move(RING_S, () => undefined, true);
  }

  /** Chooses from a list, whose options are drawn by the system and not by the page. */
  async choose(target: Locator, label: string): Promise<void> {
    await this.point(target);
    await target.first().selectOption({ label });
    await this.#shoot();
    await this.#move(RING_S, () => undefined, true);
  }

  /** Types at the end of what stands in a field. */
  async type(target: Locator, text: string): Promise<void> {
    await this.press(target);
    await this.page.keyboard.press('Control+End');
    for (let at = 0; at < text.length; at += TYPED) {
      await this.page.keyboard.insertText(text.slice(at, at + TYPED));
      await this.#shoot();
      await this.#show(TYPED_FRAMES);
    }
  }

  /** Takes a picture of what has changed by itself. */
  async refresh(): Promise<void> {
    await this.#shoot();
    await this.#show(1);
  }

  /**
   * Shows the last picture until a time of the film, and long enough to see what has happened; ends
   * with a whole second.
   */
  async finish(until: number): Promise<void> {
    if (!this.#still) await this.#shoot();
    const seconds = Math.ceil(Math.max(until, this.time + REST_S));
    await this.#show(seconds * FPS - this.#frame);
  }

  async #boxOf(target: Locator): Promise<Box> {
    const box = await target.first().boundingBox();
    if (!box) throw new Error('The film looks at something that is not shown');
    const { x, y } = await this.#scroll();
    return { ...box, x: box.x + x, y: box.y + y };
  }

  #scroll(): Promise<Point> {
    return this.page.evaluate(() => ({ x: scrollX, y: scrollY }));
  }

  /** Moves a camera beyond the left or upper edge of the page, or its right one, back to it. */
  #inside({ x, y, width }: Camera): Camera {
    const most = (this.page.viewportSize()?.width ?? width) - width;
    return { x: Math.min(Math.max(0, x), most), y: Math.max(0, y), width };
  }

  /** Takes a picture of what is seen from one camera to the other. */
  async #shoot(from = this.#camera, to = this.#camera): Promise<void> {
    const { x, y } = await this.#scroll();
    const seen = seenBy(from, to);
    const window = this.page.viewportSize() ?? seen;
    const left = Math.max(0, Math.floor(seen.x - x));
    const top = Math.min(Math.max(0, Math.floor(seen.y - y)), window.height - 1);
    const width = Math.min(Math.ceil(seen.width) + 1, window.width - left);
    const height = Math.min(Math.ceil(seen.height) + 1, window.height - top);
    const png = await this.page.screenshot({
      animations: 'disabled',
      clip: { x: left, y: top, width, height },
    });
    this.#still = await decode(png, STILL_SCALE, { x: left + x, y: top + y });
  }

  async #move(seconds: number, step: (share: number) => void, hasRing = false): Promise<void> {
    const frames = Math.round(seconds * FPS);
    for (let frame = 1; frame <= frames; frame += 1) {
      step(frame / frames);
      await this.#show(1, hasRing ? frame / frames : undefined);
    }
  }

  async #show(frames: number, ring?: number): Promise<void> {
    if (!this.#still || frames === 0) return;
    const picture = await draw(this.#still, this.#camera, { ...this.#pointer, ring });
    await this.#encoder.show(picture, frames);
    this.#frame += frames;
  }
}
