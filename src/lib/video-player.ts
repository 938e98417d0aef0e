/** What the video host's player may do in its frame. */
export const PLAYER_PERMISSIONS = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/**
 * The player's address for somebody who has just pressed play.
 *
 * @param startAt where to begin, in seconds
 */
export function playingAddress(embedUrl: string, startAt = 0): string {
  const start = startAt > 0 ? `&start=${startAt}` : '';
  return `${embedUrl}${embedUrl.includes('?') ? '&' : '?'}autoplay=1${start}`;
}
