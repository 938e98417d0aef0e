/** The `allow` attribute of the video host's player. */
export const PLAYER_PERMISSIONS = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/**
 * The player's address after the visitor has pressed play: it starts by itself.
 *
 * @param startAt start position in seconds
 */
export function playingAddress(embedUrl: string, startAt = 0): string {
  const start = startAt > 0 ? `&start=${startAt}` : '';
  return `${embedUrl}${embedUrl.includes('?') ? '&' : '?'}autoplay=1${start}`;
}
