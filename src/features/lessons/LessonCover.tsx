import { Bars } from '@/components/ui/Bars';

interface LessonCoverProps {
  /** Its place among the lessons, from 1. */
  number: number;
  /** How many lessons there are. */
  count: number;
}

/** A lesson's cover, one of a set: its number, and as many bars as lessons. */
export function LessonCover({ number, count }: LessonCoverProps) {
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden bg-raised">
      <span className="absolute top-4 left-6 text-[4.5rem] leading-none font-semibold tracking-tight tabular-nums">
        {number}
      </span>
      <Bars count={count} filled={number} className="absolute right-6 bottom-0 h-3/5" />
    </span>
  );
}
