/** Replaces a video's still by its player on click, so that nothing is loaded before (design 9). */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-video]')) {
  button.onclick = () => {
    const player = document.createElement('iframe');
    player.src = `${button.dataset['video']}?autoplay=1`;
    player.title = button.dataset['title'] ?? '';
    player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
    player.className = 'size-full';
    button.replaceWith(player);
    player.focus();
  };
}
