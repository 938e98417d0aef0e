/** Bytes on the wire of what a page loads, by what it is. */
export interface BytesByType {
  page: number;
  script: number;
  font: number;
  picture: number;
  other: number;
}

interface Loaded {
  url: string;
  bytes: number;
}

const TYPES: readonly (readonly [keyof BytesByType, RegExp])[] = [
  ['script', /\.m?js$/],
  ['font', /\.woff2?$/],
  ['picture', /\.(avif|webp|png|jpe?g|svg|gif|ico)$/],
  // Our addresses have no suffix; styles are in the page.
  ['page', /(^|\/)[^./]*$|\.(html|css)$/],
];

function typeOf({ url }: Loaded): keyof BytesByType {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return 'other';
  return TYPES.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
}

export function bytesByType(loaded: readonly Loaded[]): BytesByType {
  const sums: BytesByType = { page: 0, script: 0, font: 0, picture: 0, other: 0 };
  for (const each of loaded) sums[typeOf(each)] += each.bytes;
  return sums;
}

export function totalBytes(bytes: BytesByType): number {
  return Object.values(bytes).reduce<number>((sum, each) => sum + Number(each), 0);
}
