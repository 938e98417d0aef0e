import { Guide } from '@/features/lessons/Guide';
import { LessonGoal } from '@/features/lessons/LessonGoal';
import { LessonVideo } from '@/features/lessons/LessonVideo';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type { Lesson } from '#shared/entities/lesson.ts';

interface OpenLessonProps {
  lesson: Lesson;
  locale: Locale;
  strings: Dictionary['lessons'];
}

const NOTHING = () => undefined;

/** A lesson with its video and guide, without the marks, which are for premium members. */
export function OpenLesson({ lesson, locale, strings }: OpenLessonProps) {
  const { title, video, guide } = lesson;
  return (
    <>
      <LessonGoal lesson={lesson} strings={strings} />
      {video && (
        <LessonVideo {...{ video, title, locale, strings }} onPlay={NOTHING} onEnd={NOTHING} />
      )}
      <Guide nodes={guide} locale={locale} strings={strings} />
    </>
  );
}
