import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { PageHeading } from '@/components/members/PageHeading';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { $lessonKey } from './lesson-address';
import { LessonLink } from './LessonLink';
import { $lesson, $lessons } from './store';

/** The page's heading above the list, or the lesson's. */
export function LessonHeading({ strings: t }: { strings: Dictionary['lessons'] }) {
  const key = useStore($lessonKey, { ssr: 'initial' });
  const list = useStore($lessons, { ssr: 'initial' });
  const opened = useStore($lesson, { ssr: 'initial' });
  const lesson = [...(list.data?.lessons ?? []), opened.data].find((each) => each?.key === key);
  const title = lesson?.title ?? t.title;

  useEffect(() => {
    // The document's title ends with the brand.
    const brand = document.title.split(' · ').at(-1) ?? '';
    document.title = `${title} · ${brand}`;
  }, [title]);

  // Takes the focus after a change of view: the focused element is gone, and no new page is
  // announced.
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(
    () =>
      $lessonKey.listen(() => {
        hasMoved.current = true;
      }),
    [],
  );
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus({ preventScroll: true });
  }, [key]);

  if (key === null) {
    return <PageHeading title={t.title} intro={t.intro} heading={heading} />;
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
