import { useState } from 'react';
import { VideoPlayer } from '@/components/members/VideoPlayer';
import { SITE } from '@/site.config';
import type { SmartBuilderStrings } from './strings';

/** The builder's tutorial video, folded, with a notice and a link to the host (product 17.9). */
export function TutorialVideo({ strings }: { strings: SmartBuilderStrings['video'] }) {
  const [isPlaying, setPlaying] = useState(false);
  const { embedUrl, watchUrl } = SITE.builderVideo;
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-base">
        <svg className="w-3 shrink-0 fill-signal" viewBox="0 0 12 14" aria-hidden="true">
          <path d="M0 0v14l12-7z" />
        </svg>
        <span className="link">{strings.open}</span>
        <span className="text-soft">{strings.length}</span>
      </summary>
      <figure className="mt-2 max-w-xl">
        <VideoPlayer
          source={embedUrl}
          title={strings.title}
          isPlaying={isPlaying}
          play={strings.play}
          detail={strings.length}
          onPlay={() => setPlaying(true)}
        />
        <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 text-[0.9375rem] text-soft">
          {strings.notice}
          <a className="link py-1" href={watchUrl} target="_blank" rel="noopener">
            {strings.watch}
          </a>
        </figcaption>
      </figure>
    </details>
  );
}
