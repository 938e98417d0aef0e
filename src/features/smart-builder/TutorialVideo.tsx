import { useState } from 'react';
import { VideoPlayer } from '@/components/members/VideoPlayer';
import { SITE } from '@/site.config';
import type { SmartBuilderStrings } from './strings';

/** The builder's tutorial video, with a notice and a link to the host (product 17.9). */
export function TutorialVideo({ strings }: { strings: SmartBuilderStrings['video'] }) {
  const [isPlaying, setPlaying] = useState(false);
  const { embedUrl, watchUrl } = SITE.builderVideo;
  return (
    <figure>
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
  );
}
