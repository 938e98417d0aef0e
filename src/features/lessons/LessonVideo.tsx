import { useState } from 'react';
import { VideoPlayer } from '@/components/members/VideoPlayer';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { LessonVideo as Video } from '#shared/entities/lesson-video.ts';
import { secondsOf } from '#shared/rules/lessons.ts';
import { videoLink, videoSource } from './video-source';

interface LessonVideoProps {
  video: Video;
  title: string;
  locale: Locale;
  strings: Dictionary['lessons'];
  onPlay: () => void;
  onEnd: () => void;
}

/** A lesson's video with chapter buttons and a transcript (product 20.4). */
export function LessonVideo({ video, title, locale, strings: t, onPlay, onEnd }: LessonVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [start, setStart] = useState({ at: 0, request: 0 });
  const link = videoLink(video, title, t);
  const play = (at: number) => {
    setStart(({ request }) => ({ at, request: request + 1 }));
    setPlaying(true);
    onPlay();
  };
  return (
    <section aria-label={t.video} className="mb-10">
      <VideoPlayer
        source={videoSource(video, locale, t)}
        title={title}
        isPlaying={isPlaying}
        start={start}
        play={t.play}
        detail={fill(t.length, { duration: video.duration })}
        onPlay={() => play(0)}
        onEnd={onEnd}
      />
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 text-sm text-soft">
        {'platform' in video && fill(t.notice, { platform: video.platform })}
        <a
          className="link py-1"
          href={link.href}
          target="_blank"
          rel="noopener"
          aria-label={link.name}
        >
          {link.text} <span aria-hidden="true">↗</span>
        </a>
      </p>
      {video.chapters.length > 0 && (
        <>
          <h2 className="mt-5 font-semibold">{t.chapters}</h2>
          <ol className="mt-1">
            {video.chapters.map(({ at, title: chapter }) => (
              <li key={at} className="border-b border-line">
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-4 text-left hover:bg-wash"
                  onClick={() => play(secondsOf(at))}
                >
                  <span className="w-12 text-soft tabular-nums">{at}</span> {chapter}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {'captions' in video && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 items-center">{t.transcript}</summary>
          <ol className="mt-2 grid gap-1 text-[0.9375rem]">
            {video.captions.map(({ from, text }) => (
              <li key={from} className="flex gap-4">
                <span className="w-12 shrink-0 text-soft tabular-nums">{from}</span>
                {text}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
