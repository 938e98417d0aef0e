import { CONFETTI_MS } from '#shared/limits.ts';

/** Time between two bursts, in milliseconds. */
const BURST_MS = 250;

const COLORS = ['#d23a10', '#ff6a3d', '#16140f', '#19703f', '#1d4ed8'];

/**
 * Shows confetti for 3 s (product 7.7), unless the visitor prefers reduced motion. Loads the
 * library when called.
 */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  // Without a worker, which would be a blob script and is forbidden by the content security policy.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const burst = () => {
    for (const [x, angle] of [
      [0, 60],
      [1, 120],
    ] as const) {
      void fire({ particleCount: 24, angle, spread: 60, origin: { x, y: 0.75 }, colors: COLORS });
    }
  };
  burst();
  const bursts = setInterval(burst, BURST_MS);
  setTimeout(() => {
    clearInterval(bursts);
    fire.reset();
    canvas.remove();
  }, CONFETTI_MS);
}
