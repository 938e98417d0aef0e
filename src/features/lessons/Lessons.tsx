import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Guard } from '@/components/members/Guard';
import { Button } from '@/components/ui/Button';
import { island } from '@/components/ui/island';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { useAddressedLesson } from './lesson-address';
import { LessonGrid } from './LessonGrid';
import { LessonHeading } from './LessonHeading';
import { $lessons, $opened, loadLesson, loadLessons } from './store';

interface LessonsProps {
  locale: Locale;
  strings: Pick<Dictionary, 'lessons' | 'members'>;
}

function List({ locale, strings }: LessonsProps) {
  const { lessons: t, members } = strings;
  const list = useStore($lessons);
  if (list.state === 'ready') {
    return <LessonGrid lessons={list.lessons} locale={locale} strings={strings} />;
  }
  if (list.state === 'failed') {
    return (
      <Failed text={t.failed} retry={members.retry} onRetry={() => void loadLessons(locale)} />
    );
  }
  return <Placeholder text={t.loading} />;
}

function Opened({ lessonKey, locale, strings }: LessonsProps & { lessonKey: string }) {
  const { lessons: t, members } = strings;
  const opened = useStore($opened);
  const list = useStore($lessons);

  useEffect(() => {
    void loadLesson(locale, lessonKey);
  }, [locale, lessonKey]);

  return (
    <Lazy load={() => import('./LessonView')} fallback={<Placeholder text={t.loadingLesson} />}>
      {({ LessonView }) => {
        if (opened.state === 'missing') {
          return (
            <p role="alert" className="mt-8 text-lead">
              {t.missing}
            </p>
          );
        }
        if (opened.state === 'failed') {
          const retry = () => void loadLesson(locale, lessonKey);
          return <Failed text={t.lessonFailed} retry={members.retry} onRetry={retry} />;
        }
        if (opened.state === 'loading' || opened.lesson.key !== lessonKey) {
          return <Placeholder text={t.loadingLesson} />;
        }
        const lessons = list.state === 'ready' ? list.lessons : [];
        return <LessonView lesson={opened.lesson} lessons={lessons} locale={locale} strings={t} />;
      }}
    </Lazy>
  );
}

function Failed(props: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 flex flex-wrap items-center gap-4">
      {props.text}
      <Button variant="line" size="small" onClick={props.onRetry}>
        {props.retry}
      </Button>
    </div>
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

/** The address may change between the list and a lesson, which names its neighbours in the list. */
function Content({ lessonKey, ...texts }: LessonsProps & { lessonKey: string | null }) {
  const { locale } = texts;
  useEffect(() => void loadLessons(locale), [locale]);
  return lessonKey === null ? <List {...texts} /> : <Opened lessonKey={lessonKey} {...texts} />;
}

/** The lessons for premium members: the list, or the one that the address names (product 20.4). */
function Lessons({ locale, strings }: LessonsProps) {
  const key = useAddressedLesson();
  return (
    <Guard
      access="premium"
      locale={locale}
      strings={strings.members}
      heading={<LessonHeading locale={locale} strings={strings} />}
    >
      {() => <Content lessonKey={key} locale={locale} strings={strings} />}
    </Guard>
  );
}

export default island(Lessons);
