/**
 * Plays a silent, looping video once it nears the view, and never for people who asked for less
 * motion: they start it with its controls. An `autoplay` attribute would load it with the page.
 */
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const video = target as HTMLVideoElement;
      video.autoplay = isIntersecting;
      // A browser that forbids playing leaves the poster and the controls.
      if (isIntersecting) video.play().catch(() => undefined);
      else video.pause();
    }
  },
  { rootMargin: '25%' },
);

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const video of document.querySelectorAll('[data-lazy-video]')) watcher.observe(video);
}
