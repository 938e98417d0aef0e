import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import type { Dictionary } from '@/i18n/dictionaries';
import type { LessonEntry } from '#shared/entities/lesson.ts';
import { $progress, markLesson } from './store';

interface LessonTogglesProps {
  lesson: Pick<LessonEntry, 'key' | 'video'>;
  strings: Dictionary['lessons']['marks'];
}

/** Toggles for the marks: guide read, video watched (product 20.5). */
export function LessonToggles({ lesson, strings }: LessonTogglesProps) {
  const marks = useStore($progress)[lesson.key];
  const [hasFailed, setFailed] = useState(false);
  const mark = async (change: Parameters<typeof markLesson>[1]) => {
    setFailed(false);
    setFailed(!(await markLesson(lesson.key, change)));
  };
  const isRead = marks?.read_at !== undefined;
  const isWatched = marks?.watched_at !== undefined;
  return (
    <section aria-label={strings.heading} className="mt-12 border-t-[1.5px] border-ink pt-6">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Mark isSet={isRead} strings={strings.read} onChange={() => void mark({ read: !isRead })} />
        {lesson.video && (
          <Mark
            isSet={isWatched}
            strings={strings.watched}
            onChange={() => void mark({ watched: !isWatched })}
          />
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="mt-3">
          {strings.failed}
        </p>
      )}
    </section>
  );
}

interface MarkProps {
  isSet: boolean;
  strings: Dictionary['lessons']['marks']['read'];
  onChange: () => void;
}

function Mark({ isSet, strings, onChange }: MarkProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant={isSet ? 'line' : 'ink'} size="small" onClick={onChange}>
        {isSet ? strings.unset : strings.set}
      </Button>
      <p role="status" className="flex items-center gap-1.5 text-good">
        {isSet && (
          <>
            <CheckIcon /> {strings.state}
          </>
        )}
      </p>
    </div>
  );
}
