import type { ComponentProps, MouseEvent } from 'react';
import { goToLesson, lessonAddress } from './lesson-address';

interface LessonLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Key of the lesson; null for the list. */
  to: string | null;
}

/** A link to a lesson. A plain click opens it without loading the page. */
export function LessonLink({ to, children, ...attributes }: LessonLinkProps) {
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    goToLesson(to);
  };
  return (
    <a {...attributes} href={lessonAddress(to)} onClick={go}>
      {children}
    </a>
  );
}
