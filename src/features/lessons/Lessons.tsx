import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Guard } from '@/components/members/Guard';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Field } from '@/components/ui/Field';
import { island } from '@/components/ui/island';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { $lessonKey } from './lesson-address';
import { LessonGrid } from './LessonGrid';
import { LessonHeading } from './LessonHeading';
import { PastEvents } from './PastEvents';
import { $lesson, $lessons, isMissing } from './store';

interface LessonsProps {
  locale: Locale;
  strings: Pick<Dictionary, 'lessons' | 'members'> & { past: Dictionary['events']['past'] };
}

/** Lessons and past live Q&As, found by one search (product 30.7). */
function Archive({ locale, strings }: LessonsProps) {
  const [search, setSearch] = useState('');
  return (
    <>
      <Field
        type="search"
        label={strings.lessons.search}
        wrapperClassName="mt-8 max-w-xl"
        onChange={({ target }) => setSearch(target.value)}
      />
      <List {...{ locale, strings, search }} />
      <PastEvents {...{ locale, search }} strings={strings.past} retry={strings.members.retry} />
    </>
  );
}

function List({ locale, strings, search }: LessonsProps & { search: string }) {
  const { lessons: t, members } = strings;
  const { data, error } = useStore($lessons);
  if (data) return <LessonGrid lessons={data.lessons} {...{ locale, strings, search }} />;
  if (error !== undefined) {
    const retry = () => $lessons.invalidate();
    return <RetryAlert text={t.failed} retry={members.retry} className="mt-8" onRetry={retry} />;
  }
  return <Placeholder text={t.loading} />;
}

function Opened({ lessonKey, locale, strings }: LessonsProps & { lessonKey: string }) {
  const { lessons: t, members } = strings;
  const { data, error } = useStore($lesson);
  // For the link to the next lesson.
  const { data: { lessons } = { lessons: [] } } = useStore($lessons);

  return (
    <Lazy load={() => import('./LessonView')} fallback={<Placeholder text={t.loadingLesson} />}>
      {({ LessonView }) => {
        if (data?.key === lessonKey) {
          return <LessonView lesson={data} lessons={lessons} locale={locale} strings={t} />;
        }
        if (isMissing(error)) {
          return (
            <p role="alert" className="mt-8 text-lead">
              {t.missing}
            </p>
          );
        }
        if (error !== undefined) {
          const retry = () => $lesson.invalidate();
          return (
            <RetryAlert
              text={t.lessonFailed}
              retry={members.retry}
              className="mt-8"
              onRetry={retry}
            />
          );
        }
        return <Placeholder text={t.loadingLesson} />;
      }}
    </Lazy>
  );
}

function Placeholder({ text }: { text: string }) {
  return (
    <div aria-busy="true" role="status" className="mt-8 grid gap-10 md:grid-cols-2">
      <span className="sr-only">{text}</span>
      <div className="aspect-video animate-pulse rounded-md border border-line bg-raised" />
      <div className="aspect-video animate-pulse rounded-md border border-line bg-raised" />
    </div>
  );
}

/** The lessons for premium members: the list, or the lesson in the address (product 20.4). */
function Lessons({ locale, strings }: LessonsProps) {
  const key = useStore($lessonKey, { ssr: 'initial' });
  return (
    <Guard
      access="premium"
      tool="lessons"
      locale={locale}
      strings={strings.members}
      heading={<LessonHeading strings={strings.lessons} />}
    >
      {() =>
        key === null ? (
          <Archive locale={locale} strings={strings} />
        ) : (
          <Opened lessonKey={key} locale={locale} strings={strings} />
        )
      }
    </Guard>
  );
}

export default island(Lessons);
