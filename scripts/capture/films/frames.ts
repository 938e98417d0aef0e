import sharp, { type OverlayOptions } from 'sharp';
import { FILM_SIZE } from './encode.ts';

export interface Point {
  x: number;
  y: number;
}

/** What the film shows of the page, in CSS pixels of the document; its height follows its width. */
export interface Camera extends Point {
  width: number;
}

/** A picture of a part of the page. */
export interface Still {
  pixels: Buffer;
  width: number;
  height: number;
  /** Pixels for a CSS pixel. */
  scale: number;
  /** Where in the document it begins. */
  origin: Point;
}

interface Pointer extends Point {
  /** How far the ring of a click has grown, 0 to 1, or undefined without one. */
  ring?: number | undefined;
}

const RATIO = FILM_SIZE.height / FILM_SIZE.width;
/** Height of the pointer in the film, so large that it is seen on a phone. */
const POINTER_SIZE = 46;
const RING_SIZE = 96;

export interface Box extends Point {
  width: number;
  height: number;
}

/** Room around something that is larger than the picture, as a share of its width. */
const EDGE = 0.04;
/** Captions lie on the rest of the picture. */
const FREE_HEIGHT = 0.76;

/**
 * Where a camera of this width stands to look at a box: its middle, or of a larger one its upper edge
 * and one of its sides.
 */
export function cameraAt(box: Box, width: number, side: 'start' | 'end'): Camera {
  const edge = width * EDGE;
  const free = width * RATIO * FREE_HEIGHT;
  const start = side === 'start' ? box.x - edge : box.x + box.width + edge - width;
  const x = box.width + edge > width ? start : box.x + (box.width - width) / 2;
  const y = box.height + edge > free ? box.y - edge : box.y + (box.height - free) / 2;
  return { x, y, width };
}

/** The way from one to the other, which begins and ends slowly. */
export function between<T extends Camera | Point>(from: T, to: T, share: number): T {
  const eased = share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  const point = { x: mix(from.x, to.x), y: mix(from.y, to.y) };
  return (
    'width' in from && 'width' in to ? { ...point, width: mix(from.width, to.width) } : point
  ) as T;
}

export async function decode(png: Buffer, scale: number, origin: Point): Promise<Still> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, scale, origin };
}

const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/** The part of the document that both cameras and all between them see. */
export function seenBy(one: Camera, other: Camera): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const bottom = (camera: Camera) => camera.y + camera.width * RATIO;
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(bottom(one), bottom(other)) - y,
  };
}

/** A picture of the film, raw RGB. */
export async function draw(still: Still, camera: Camera, pointer: Pointer): Promise<Buffer> {
  const { scale, origin, pixels } = still;
  const width = within(camera.width * scale, still.width);
  const height = within(width * RATIO, still.height);
  const left = within((camera.x - origin.x) * scale, still.width - width);
  const top = within((camera.y - origin.y) * scale, still.height - height);
  const zoom = FILM_SIZE.width / width;
  const x = ((pointer.x - origin.x) * scale - left) * zoom;
  const y = ((pointer.y - origin.y) * scale - top) * zoom;
  const raw = { width: still.width, height: still.height, channels: 3 } as const;
  const isSeen = x > 0 && y > 0 && x < FILM_SIZE.width && y < FILM_SIZE.height;
  return sharp(pixels, { raw })
    .extract({ left, top, width, height })
    .resize(FILM_SIZE.width, FILM_SIZE.height, { fit: 'fill', kernel: 'cubic' })
    .composite(isSeen ? overlays(Math.round(x), Math.round(y), pointer.ring) : [])
    .removeAlpha()
    .raw()
    .toBuffer();
}

const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

const ARROW = svg(
  POINTER_SIZE * 0.7,
  POINTER_SIZE,
  `<path transform="scale(${POINTER_SIZE / 24})" d="M1 1v19l5-4.500 3.500 8 3.500-1.500-3.500-8h7z" fill="#111" stroke="#fff" stroke-width="1.500"/>`,
);

/** The pointer, and the ring around a click. */
function overlays(x: number, y: number, ring: number | undefined): OverlayOptions[] {
  const arrow = { input: ARROW, left: x, top: y };
  if (ring === undefined) return [arrow];
  const middle = RING_SIZE / 2;
  const radius = (middle - 6) * (0.35 + 0.65 * ring);
  const circle = `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="#e8590c" fill-opacity="${0.3 * (1 - ring)}" stroke="#e8590c" stroke-width="6" stroke-opacity="${1 - 0.7 * ring}"/>`;
  const input = svg(RING_SIZE, RING_SIZE, circle);
  return [{ input, left: x - middle, top: y - middle }, arrow];
}
