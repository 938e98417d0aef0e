import type { RecordingFiles } from '@/components/members/RecordingPlayer';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import type { LessonVideo } from '#shared/entities/lesson-video.ts';

/** The player's source: the address of the video host, or the files of our recording. */
export function videoSource(
  video: LessonVideo,
  locale: Locale,
  strings: Dictionary['lessons'],
): string | RecordingFiles {
  if ('embedUrl' in video) return video.embedUrl;
  const file = `/media/lessons/${video.recording}-${locale}`;
  return {
    mp4: `${file}.mp4`,
    webm: `${file}.webm`,
    captions: video.captions,
    captionsLabel: strings.captions,
    language: locale,
  };
}
