import { VideoPlayer } from '@/components/members/VideoPlayer';
import { Badge } from '@/components/ui/Badge';
import { Button, ButtonLink } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/button-variants';
import { CheckIcon } from '@/components/ui/icons';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { LessonEntry } from '#shared/entities/lesson.ts';
import { LessonCover } from './LessonCover';
import { LessonLink } from './LessonLink';
import { videoLink, videoSource } from './video-source';

interface LessonCardProps {
  lesson: LessonEntry;
  /** Its place among all lessons, from 1. */
  number: number;
  /** How many lessons there are. */
  count: number;
  isDone: boolean;
  isPlaying: boolean;
  locale: Locale;
  strings: Dictionary['lessons'];
  onPlay: () => void;
  onEnlarge: () => void;
  onEnd: () => void;
}

/** A lesson's card: video or picture, facts, marks and links (product 20.2). */
export function LessonCard(props: LessonCardProps) {
  const { lesson, isDone, isPlaying, locale, strings: t } = props;
  const { key, title, video, minutes } = lesson;
  const cover = <LessonCover number={props.number} count={props.count} />;
  const hosted = video && 'embedUrl' in video ? video : null;
  const link = video && videoLink(video, title, t);
  return (
    <li className="flex flex-col">
      {video ? (
        <VideoPlayer
          source={videoSource(video, locale, t)}
          title={title}
          isPlaying={isPlaying}
          play={t.play}
          detail={fill(t.length, { duration: video.duration })}
          cover={cover}
          onPlay={props.onPlay}
          onEnd={props.onEnd}
        />
      ) : (
        <LessonLink
          to={key}
          tabIndex={-1}
          aria-hidden="true"
          className="relative block aspect-video overflow-hidden rounded-md border border-line"
        >
          {cover}
        </LessonLink>
      )}
      {hosted && (
        <p className="mt-2 text-sm text-soft">{fill(t.notice, { platform: hosted.platform })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Badge>{video ? t.kinds.video : t.kinds.guide}</Badge>
        <Badge>{t.categories[lesson.category]}</Badge>
        {lesson.featured && <Badge tone="signal">{t.featured}</Badge>}
        {lesson.isNew && <Badge tone="signal">{t.isNew}</Badge>}
        {isDone && (
          <Badge tone="good">
            <CheckIcon /> {t.marks.done}
          </Badge>
        )}
      </div>
      <h2 className="mt-3 text-heading">{title}</h2>
      <p className="mt-1 text-base text-soft">{lesson.description}</p>
      <p className="mt-2 mb-5 text-[0.9375rem]">
        {fillCount(t.reading, minutes)}
        {video && ` · ${fill(t.watching, { duration: video.duration })}`}
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <LessonLink
          to={key}
          aria-label={fill(t.openNamed, { title })}
          className={buttonClass('ink', 'small')}
        >
          {t.open}
        </LessonLink>
        {video && (
          <Button
            size="small"
            variant="line"
            aria-label={fill(t.largeNamed, { title })}
            onClick={props.onEnlarge}
          >
            {t.large}
          </Button>
        )}
        {link && (
          <ButtonLink
            size="small"
            variant="line"
            href={link.href}
            target="_blank"
            rel="noopener"
            aria-label={link.name}
          >
            {link.text} <span aria-hidden="true">↗</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
