import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ChoiceRow } from '@/components/members/ChoiceRow';
import { VideoPlayer } from '@/components/members/VideoPlayer';
import { Dialog } from '@/components/ui/Dialog';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { LessonEntry } from '#shared/entities/lesson.ts';
import { lessonsWith } from '#shared/rules/archive-search.ts';
import { isDone, LESSON_CHOICES, lessonsOf, type LessonChoice } from '#shared/rules/lessons.ts';
import { ComingSoonCard } from './ComingSoonCard';
import { LessonCard } from './LessonCard';
import { $progress, countWatched, markLesson } from './store';
import { ProgressLine } from './ProgressLine';
import { videoSource } from './video-source';

interface LessonGridProps {
  lessons: readonly LessonEntry[];
  /** Only lessons with these words are shown. */
  search: string;
  locale: Locale;
  strings: Pick<Dictionary, 'lessons' | 'members'>;
}

/** The lessons as cards with a filter, the progress, and the video dialog (product 20.2). */
export function LessonGrid({ lessons, search, locale, strings }: LessonGridProps) {
  const { lessons: t, members } = strings;
  const progress = useStore($progress);
  const [choice, setChoice] = useState<LessonChoice>('all');
  /** Key of the playing lesson; starting another one stops it. */
  const [playing, setPlaying] = useState<string | null>(null);
  const [large, setLarge] = useState<LessonEntry | null>(null);

  const all = lessonsOf(lessons, 'all');
  const shown = lessonsWith(lessonsOf(lessons, choice), search);
  const isSearched = search.trim() !== '';
  const play = (lesson: LessonEntry) => {
    setPlaying(lesson.key);
    countWatched(lesson);
  };
  const enlarge = (lesson: LessonEntry | null) => {
    setPlaying(null);
    setLarge(lesson);
  };
  const video = large?.video;
  return (
    <>
      <ProgressLine lessons={lessons} progress={progress} strings={t} />
      <ChoiceRow
        label={t.filter}
        choices={LESSON_CHOICES}
        names={t.categories}
        selected={choice}
        onSelect={setChoice}
        className="mt-8 mb-8"
      />
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'pb-10 text-lead text-soft'}>
        {shown.length > 0 ? fillCount(t.found, shown.length) : isSearched ? t.nothing : t.empty}
      </p>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {shown.map((lesson) => (
          <LessonCard
            key={lesson.key}
            lesson={lesson}
            number={all.indexOf(lesson) + 1}
            count={lessons.length}
            isDone={isDone(progress[lesson.key])}
            isPlaying={!large && playing === lesson.key}
            locale={locale}
            strings={t}
            onPlay={() => play(lesson)}
            onEnlarge={() => enlarge(lesson)}
            onEnd={() => void markLesson(lesson.key, { watched: true })}
          />
        ))}
        {!isSearched && <ComingSoonCard locale={locale} strings={t.more} />}
      </ul>
      <Dialog
        size="picture"
        open={large !== null}
        onClose={() => enlarge(null)}
        title={large?.title ?? ''}
        closeLabel={members.close}
      >
        {large && video && (
          <>
            <VideoPlayer
              source={videoSource(video, locale, t)}
              title={large.title}
              isPlaying={playing === large.key}
              play={t.play}
              detail={fill(t.length, { duration: video.duration })}
              onPlay={() => play(large)}
              onEnd={() => void markLesson(large.key, { watched: true })}
            />
            {'platform' in video && (
              <p className="mt-2 text-sm text-soft">
                {fill(t.notice, { platform: video.platform })}
              </p>
            )}
          </>
        )}
      </Dialog>
    </>
  );
}
