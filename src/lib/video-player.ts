/** What the video host's player may do in its frame. */
export const PLAYER_PERMISSIONS = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/** The player's address for somebody who has just pressed play. */
export function playingAddress(embedUrl: string): string {
  return `${embedUrl}${embedUrl.includes('?') ? '&' : '?'}autoplay=1`;
}
