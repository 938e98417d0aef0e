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
 * and are given to the track as cues: a file of their own would be public.
 */
export function RecordingPlayer({ files, title, start, onEnd }: RecordingPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);

  useEffect(() => {
    video.current?.focus();
  }, []);

  useEffect(() => {
    const cues = track.current?.track;
    if (!cues) return;
    cues.mode = 'showing';
    const made = files.captions.map(
      ({ from, to, text }) => new VTTCue(secondsOf(from), secondsOf(to), text),
    );
    for (const cue of made) cues.addCue(cue);
    return () => {
      for (const cue of made) cues.removeCue(cue);
    };
  }, [files.captions]);

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
      <track
        ref={track}
        default
        kind="captions"
        srcLang={files.language}
        label={files.captionsLabel}
      />
    </video>
  );
}
