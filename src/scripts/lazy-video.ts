/**
 * Plays a muted, looping video when it comes near the viewport. With reduced motion it does not:
 * visitors start it with the controls. An `autoplay` attribute would load it with the page.
 */
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const video = target as HTMLVideoElement;
      video.autoplay = isIntersecting;
      // When the browser blocks playing, the poster and the controls remain.
      if (isIntersecting) video.play().catch(() => undefined);
      else video.pause();
    }
  },
  { rootMargin: '25%' },
);

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const video of document.querySelectorAll('video[loading=lazy]')) watcher.observe(video);
}
