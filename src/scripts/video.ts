import { PLAYER_PERMISSIONS, playingAddress } from '../lib/video-player';

/**
 * Replaces a video's preview image by its player on click; nothing of the player is loaded before
 * (product 25.2).
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-video]')) {
  button.onclick = () => {
    const player = document.createElement('iframe');
    player.src = playingAddress(button.dataset['video'] ?? '');
    player.title = button.dataset['title'] ?? '';
    player.allow = PLAYER_PERMISSIONS;
    player.className = 'size-full';
    button.replaceWith(player);
    player.focus();
  };
}
