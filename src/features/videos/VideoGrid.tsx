import { useState } from 'react';
import { VideoPlayer } from '@/components/members/VideoPlayer';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { Video } from '#shared/entities/video.ts';
import { videosOf, type VideoChoice } from '#shared/rules/videos.ts';
import { ComingSoonCard } from './ComingSoonCard';
import { countWatched, type VideoList } from './store';
import { VideoCard } from './VideoCard';

interface VideoGridProps {
  list: VideoList;
  choice: VideoChoice;
  locale: Locale;
  strings: Pick<Dictionary, 'videos' | 'members'>;
  onRetry: () => void;
}

/** Cards of a category, placeholders, failure or empty state, and the dialog (product 20.2). */
export function VideoGrid({ list, choice, locale, strings, onRetry }: VideoGridProps) {
  const { videos: t, members } = strings;
  /** One player at a time: starting another one ends the first. */
  const [playing, setPlaying] = useState<string | null>(null);
  const [large, setLarge] = useState<Video | null>(null);

  if (list.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        {t.failed}
        <Button variant="line" size="small" onClick={onRetry}>
          {members.retry}
        </Button>
      </div>
    );
  }
  if (list.state === 'loading') {
    return (
      <div aria-busy="true" role="status" className="grid gap-10 md:grid-cols-2">
        <span className="sr-only">{t.loading}</span>
        <div className="aspect-video animate-pulse rounded-md border border-line bg-raised" />
        <div className="aspect-video animate-pulse rounded-md border border-line bg-raised" />
      </div>
    );
  }

  const shown = videosOf(list.videos, choice);
  const play = (video: Video) => {
    setPlaying(video.id);
    countWatched(video);
  };
  const enlarge = (video: Video) => {
    setPlaying(null);
    setLarge(video);
  };
  const closeLarge = () => {
    setPlaying(null);
    setLarge(null);
  };
  return (
    <>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'pb-10 text-lead text-soft'}>
        {shown.length > 0 ? fillCount(t.found, shown.length) : t.empty}
      </p>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {shown.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            isPlaying={!large && playing === video.id}
            strings={t}
            onPlay={() => play(video)}
            onEnlarge={() => enlarge(video)}
          />
        ))}
        <ComingSoonCard locale={locale} strings={t.more} />
      </ul>
      <Dialog
        size="picture"
        open={large !== null}
        onClose={closeLarge}
        title={large?.title ?? ''}
        closeLabel={members.close}
      >
        {large && (
          <>
            <VideoPlayer
              embedUrl={large.embedUrl}
              title={large.title}
              isPlaying={playing === large.id}
              play={t.play}
              detail={fill(t.length, { duration: large.duration })}
              onPlay={() => play(large)}
            />
            <p className="mt-2 text-sm text-soft">{fill(t.notice, { platform: large.platform })}</p>
          </>
        )}
      </Dialog>
    </>
  );
}
