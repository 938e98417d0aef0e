import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { PageHeading } from '@/components/members/PageHeading';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { useAddressedLesson, watchAddress } from './lesson-address';
import { LessonLink } from './LessonLink';
import { $lessons, $opened } from './store';

interface LessonHeadingProps {
  locale: Locale;
  strings: Pick<Dictionary, 'lessons' | 'members'>;
}

/** The page's heading above the list, or the lesson's. */
export function LessonHeading({ locale, strings }: LessonHeadingProps) {
  const { lessons: t, members } = strings;
  const key = useAddressedLesson();
  const list = useStore($lessons, { ssr: 'initial' });
  const opened = useStore($opened, { ssr: 'initial' });
  const listed = list.state === 'ready' ? list.lessons.find((each) => each.key === key) : undefined;
  const lesson = listed ?? (opened.state === 'ready' && key !== null ? opened.lesson : undefined);
  const title = lesson?.title ?? t.title;

  useEffect(() => {
    // The page's own title ends in the brand.
    const brand = document.title.split(' · ').at(-1) ?? '';
    document.title = `${title} · ${brand}`;
  }, [title]);

  // What had the focus is gone with the old view; no new page says what there is instead.
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(
    () =>
      watchAddress(() => {
        hasMoved.current = true;
      }),
    [],
  );
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus({ preventScroll: true });
  }, [key]);

  if (key === null) {
    return (
      <PageHeading
        locale={locale}
        strings={members}
        title={t.title}
        intro={t.intro}
        heading={heading}
      />
    );
  }
  return (
    <>
      <LessonLink to={null} className="link text-base">
        {t.toLessons}
      </LessonLink>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-title outline-none">
        {title}
      </h1>
      {lesson && (
        <>
          <p className="mt-3 max-w-2xl text-lead text-soft">{lesson.description}</p>
          <p className="mt-3 text-[0.9375rem]">
            {t.categories[lesson.category]} · {fillCount(t.reading, lesson.minutes)}
            {lesson.video && ` · ${fill(t.watching, { duration: lesson.video.duration })}`}
          </p>
        </>
      )}
    </>
  );
}
