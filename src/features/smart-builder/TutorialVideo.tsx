import { useState } from 'react';
import { SITE } from '@/site.config';
import type { SmartBuilderStrings } from './strings';

/** The tutorial: a still until somebody presses play, then the host's cookie-less player (design 9). */
export function TutorialVideo({ strings }: { strings: SmartBuilderStrings['video'] }) {
  const [isPlaying, setPlaying] = useState(false);
  const { embedUrl, watchUrl } = SITE.builderVideo;
  return (
    <figure>
      <div className="relative aspect-video overflow-hidden rounded-md border border-line bg-raised">
        {isPlaying ? (
          <iframe
            src={`${embedUrl}?autoplay=1`}
            title={strings.title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            className="size-full"
          />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className="absolute inset-0 flex w-full items-end justify-between gap-4 p-6 text-left -outline-offset-4"
          >
            <svg
              className="absolute right-0 bottom-0 h-full fill-wash"
              viewBox="0 0 160 90"
              aria-hidden="true"
            >
              <path d="M40 66h24v24H40zM70 48h24v42H70zM100 28h24v62h-24zM130 6h24v84h-24z" />
            </svg>
            <span className="relative">
              <span className="block text-heading font-semibold">{strings.play}</span>
              <span className="block text-base text-soft">{strings.length}</span>
            </span>
            <svg className="relative w-14 shrink-0" viewBox="0 0 80 80" aria-hidden="true">
              <path className="fill-signal" d="M0 0h80v80H0z" />
              <path className="fill-on-signal" d="M30 22v36l28-18z" />
            </svg>
          </button>
        )}
      </div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-[0.9375rem] text-soft">
        {strings.notice}
        <a className="link" href={watchUrl} target="_blank" rel="noopener">
          {strings.watch}
        </a>
      </figcaption>
    </figure>
  );
}
