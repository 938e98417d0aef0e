import { useEffect } from 'react';
import { AskAbout } from '@/components/members/support/AskAbout';
import { ButtonLink } from '@/components/ui/Button';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { GuideElement, GuideNode } from '#shared/entities/guide.ts';
import type { Lesson, LessonEntry } from '#shared/entities/lesson.ts';
import { Guide } from './Guide';
import { LessonGoal } from './LessonGoal';
import { LessonLink } from './LessonLink';
import { LessonVideo } from './LessonVideo';
import { LessonToggles } from './LessonToggles';
import { countWatched, markLesson } from './store';

interface LessonViewProps {
  lesson: Lesson;
  /** All lessons in their order; empty until they are loaded. */
  lessons: readonly LessonEntry[];
  locale: Locale;
  strings: Dictionary['lessons'];
}

const isChapter = (node: GuideNode): node is GuideElement =>
  typeof node !== 'string' && 'tag' in node && node.tag === 'h2';

const wordsOf = (node: GuideNode): string => {
  if (typeof node === 'string') return node;
  return 'tag' in node ? node.children.map(wordsOf).join('') : '';
};

/** A lesson: table of contents, guide, video and marks. */
export function LessonView({ lesson, lessons, locale, strings: t }: LessonViewProps) {
  const { key, title, guide, video } = lesson;
  const next = lessons[lessons.findIndex((each) => each.key === key) + 1];

  useEffect(() => {
    // Scrolls to the heading in the address, which was not rendered when the page loaded.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [key]);

  return (
    <div className="mt-10 gap-14 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
      <nav aria-label={t.contents} className="mb-10 lg:sticky lg:top-20 lg:order-2 lg:self-start">
        <h2 className="font-semibold">{t.contents}</h2>
        <ol className="mt-2 mb-6 border-l-2 border-line">
          {guide.filter(isChapter).map((heading) => (
            <li key={heading.id}>
              <a className="block py-1.5 pl-4 text-base hover:bg-wash" href={`#${heading.id}`}>
                {wordsOf(heading)}
              </a>
            </li>
          ))}
        </ol>
        <ButtonLink variant="line" size="small" href={localizedPath(ROUTES[lesson.tool], locale)}>
          {t.tools[lesson.tool]}
        </ButtonLink>
      </nav>
      <article className="min-w-0">
        <LessonGoal lesson={lesson} strings={t} />
        {video && (
          <LessonVideo
            video={video}
            title={title}
            locale={locale}
            strings={t}
            onPlay={() => countWatched(lesson)}
            onEnd={() => void markLesson(key, { watched: true })}
          />
        )}
        <Guide nodes={guide} locale={locale} strings={t} />
        <LessonToggles lesson={lesson} strings={t.marks} />
        <AskAbout label={t.askUs} context={{ kind: 'lesson', id: key, title }} />
        {next && (
          <p className="mt-8 text-lead">
            {t.next}:{' '}
            <LessonLink to={next.key} className="link font-medium">
              {next.title}
            </LessonLink>
          </p>
        )}
      </article>
    </div>
  );
}
