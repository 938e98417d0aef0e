import type { ImageMetadata } from 'astro';

/**
 * Address, size and format of a picture. Reading them of the picture itself makes Astro publish the
 * file as it was uploaded, beside its sizes: megabytes, and often the place where it was taken.
 */
export function pictureFacts(picture: ImageMetadata): ImageMetadata {
  return (picture as ImageMetadata & { clone?: ImageMetadata }).clone ?? picture;
}
