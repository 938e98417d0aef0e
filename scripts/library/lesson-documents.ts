import type { z } from 'zod';
import type { lessonFileSchema } from '#src/content/schemas/lesson.ts';
import { bindSpaces } from '#src/i18n/bind-spaces.ts';
import { guideOf, textOf } from '#src/integrations/content-checks/guide.ts';
import type { StoredLesson } from '#shared/entities/lesson.ts';
import { lessonVideoSchema, type LessonVideo } from '#shared/entities/lesson-video.ts';
import { readingMinutes } from '#shared/rules/lessons.ts';
import type { Parsed } from './read-library.ts';

type LessonValues = z.infer<typeof lessonFileSchema>;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

/** A lesson's file as its document; the minutes are counted, so that they stay true. */
export function lessonOf({ file, values }: Parsed<LessonValues>): StoredLesson {
  const { created, video, goal, passMark, unchecked: _, ...fields } = values;
  const { nodes } = guideOf(file);
  return {
    ...fields,
    key: file.name,
    id: `${file.name}.${file.locale}`,
    language: file.locale,
    minutes: readingMinutes(textOf(nodes).match(WORD)?.length ?? 0),
    goal: bindSpaces(goal),
    pass_mark: bindSpaces(passMark),
    video: video ? videoOf(video) : null,
    guide: nodes,
    status: 'published',
    created_at: created.toISOString(),
  };
}

/** A video of the host, or a recording with its captions. */
function videoOf({ captions, ...video }: NonNullable<LessonValues['video']>): LessonVideo {
  return lessonVideoSchema.parse(video.recording === undefined ? video : { ...video, captions });
}
