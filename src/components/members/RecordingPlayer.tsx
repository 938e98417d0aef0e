import { useEffect, useRef } from 'react';
import type { Recording } from '#shared/entities/lesson-video.ts';
import { secondsOf } from '#shared/rules/lessons.ts';

export interface RecordingFiles {
  mp4: string;
  webm: string;
  captions: Recording['captions'];
  captionsLabel: string;
  language: string;
}

interface RecordingPlayerProps {
  files: RecordingFiles;
  title: string;
  start: { at: number; request: number };
  onEnd: (() => void) | undefined;
}

/**
 * A silent recording of our own tools with the browser's controls. Its captions came with the lesson
 * and make a text track here: a file of their own would be public.
 */
export function RecordingPlayer({ files, title, start, onEnd }: RecordingPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { captions, captionsLabel, language } = files;

  useEffect(() => {
    video.current?.focus();
  }, []);

  useEffect(() => {
    // A text track cannot be taken away again: one is enough, however often this runs.
    if (!video.current || video.current.textTracks.length > 0) return;
    const track = video.current.addTextTrack('captions', captionsLabel, language);
    track.mode = 'showing';
    for (const { from, to, text } of captions) {
      track.addCue(new VTTCue(secondsOf(from), secondsOf(to), text));
    }
  }, [captions, captionsLabel, language]);

  useEffect(() => {
    if (!video.current) return;
    video.current.currentTime = start.at;
    // A browser that does not let it play leaves its own play button.
    video.current.play().catch(() => undefined);
  }, [start]);

  return (
    <video
      ref={video}
      controls
      muted
      playsInline
      aria-label={title}
      onEnded={onEnd}
      className="size-full -outline-offset-4"
    >
      <source src={files.webm} type="video/webm" />
      <source src={files.mp4} type="video/mp4" />
    </video>
  );
}
