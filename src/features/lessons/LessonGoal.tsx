import type { Dictionary } from '@/i18n/dictionaries';
import type { Lesson } from '#shared/entities/lesson.ts';

interface LessonGoalProps {
  lesson: Pick<Lesson, 'goal' | 'pass_mark'>;
  strings: Dictionary['lessons'];
}

/** What a lesson is for, and how the reader knows that it worked (product 20.9). */
export function LessonGoal({ lesson: { goal, pass_mark: passMark }, strings: t }: LessonGoalProps) {
  if (!goal || !passMark) return null;
  return (
    <dl className="mb-10 grid max-w-2xl gap-4 border-y border-line py-5 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{t.goal}</dt>
        <dd className="mt-1">{goal}</dd>
      </div>
      <div>
        <dt className="font-semibold">{t.passMark}</dt>
        <dd className="mt-1">{passMark}</dd>
      </div>
    </dl>
  );
}
