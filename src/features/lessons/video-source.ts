import { recordingFile, type RecordingFile } from '@/components/members/RecordingPlayer';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { LessonVideo } from '#shared/entities/lesson-video.ts';

type Strings = Dictionary['lessons'];

/** The player's source: the address of the video host, or the file of our film. */
export function videoSource(
  video: LessonVideo,
  locale: Locale,
  strings: Strings,
): string | RecordingFile {
  return 'embedUrl' in video ? video.embedUrl : recordingFile(video, strings.captions, locale);
}

/** The link that opens a video in a new tab: at its host, or the file of our film (product 20.2). */
export function videoLink(
  video: LessonVideo,
  title: string,
  strings: Strings,
): { href: string; text: string; name: string } {
  if ('embedUrl' in video) {
    const { watchUrl, platform } = video;
    const name = fill(strings.watchNamed, { title, platform });
    return { href: watchUrl, text: fill(strings.watch, { platform }), name };
  }
  const { address } = recordingFile(video, strings.captions, '');
  return { href: address, text: strings.newTab, name: fill(strings.newTabNamed, { title }) };
}
