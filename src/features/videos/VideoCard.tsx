import { VideoPlayer } from '@/components/members/VideoPlayer';
import { Badge } from '@/components/ui/Badge';
import { Button, ButtonLink } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Video } from '#shared/entities/video.ts';

interface VideoCardProps {
  video: Video;
  isPlaying: boolean;
  strings: Dictionary['videos'];
  onPlay: () => void;
  onEnlarge: () => void;
}

/** One tutorial: player, facts, large view, and the way to its host (product 20.2). */
export function VideoCard({ video, isPlaying, strings, onPlay, onEnlarge }: VideoCardProps) {
  const { title, platform } = video;
  return (
    <li className="flex flex-col">
      <VideoPlayer
        embedUrl={video.embedUrl}
        title={title}
        isPlaying={isPlaying}
        play={strings.play}
        detail={fill(strings.length, { duration: video.duration })}
        onPlay={onPlay}
      />
      <p className="mt-2 text-sm text-soft">{fill(strings.notice, { platform })}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Badge>{strings.categories[video.category]}</Badge>
        {video.featured && <Badge tone="signal">{strings.featured}</Badge>}
        {video.isNew && <Badge tone="good">{strings.isNew}</Badge>}
      </div>
      <h2 className="mt-3 text-heading">{title}</h2>
      <p className="mt-1 mb-5 text-base text-soft">{video.description}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          size="small"
          variant="ink"
          aria-label={fill(strings.largeNamed, { title })}
          onClick={onEnlarge}
        >
          {strings.large}
        </Button>
        <ButtonLink
          size="small"
          variant="line"
          href={video.watchUrl}
          target="_blank"
          rel="noopener"
          aria-label={fill(strings.watchNamed, { title, platform })}
        >
          {fill(strings.watch, { platform })} <span aria-hidden="true">↗</span>
        </ButtonLink>
      </div>
    </li>
  );
}
