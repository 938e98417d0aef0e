import type { ImageMetadata } from 'astro';

/**
 * Address, size and format of a picture. Reading them from the imported picture itself makes Astro
 * publish the original file too: megabytes, and often with the place where the photo was taken.
 */
export function imageMetadata(picture: ImageMetadata): ImageMetadata {
  return (picture as ImageMetadata & { clone?: ImageMetadata }).clone ?? picture;
}
