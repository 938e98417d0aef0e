import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { LessonEntry } from '#shared/entities/lesson.ts';
import type { LessonProgress } from '#shared/entities/lesson-progress.ts';
import { countDone } from '#shared/rules/lessons.ts';

interface ProgressLineProps {
  lessons: readonly LessonEntry[];
  progress: LessonProgress;
  strings: Dictionary['lessons'];
}

/** Number of completed lessons, as text and progress bar (product 20.5). */
export function ProgressLine({ lessons, progress, strings }: ProgressLineProps) {
  const [done, count] = [countDone(lessons, progress), lessons.length];
  return (
    <div className="mt-8 max-w-sm">
      <p className="font-medium">{fill(strings.progress, { done, count })}</p>
      <div className="mt-2 grid auto-cols-fr grid-flow-col gap-1.5">
        {lessons.map(({ key }, index) => (
          <span
            key={key}
            className={`h-1.5 rounded-full ${index < done ? 'bg-signal' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
