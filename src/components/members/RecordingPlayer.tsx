import { useEffect, useRef, useState } from 'react';
import type { Recording } from '#shared/entities/lesson-video.ts';
import { secondsOf } from '#shared/rules/lessons.ts';

export interface RecordingFile {
  address: string;
  captions: Recording['captions'];
  captionsLabel: string;
  language: string;
}

/** The file of a film that an answer of the server names. */
export function recordingFile(
  { recording, captions }: Recording,
  captionsLabel: string,
  language: string,
): RecordingFile {
  return { address: `/media/lessons/${recording}.mp4`, captions, captionsLabel, language };
}

interface RecordingPlayerProps {
  file: RecordingFile;
  title: string;
  start: { at: number; request: number };
  onEnd: (() => void) | undefined;
}

/**
 * An object URL of the file. It is loaded as a whole, because not every server supports the range
 * requests that seeking needs.
 */
function useLoaded(file: string): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    let address = '';
    const load = async () => {
      const answer = await fetch(file, { signal: controller.signal });
      if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
      address = URL.createObjectURL(await answer.blob());
      setSource(address);
    };
    load().catch(() => {
      if (!controller.signal.aborted) setSource(file);
    });
    return () => {
      controller.abort();
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return source;
}

/**
 * A silent film of our own tools with the browser's controls. Its captions come with the lesson and
 * are added as a WebVTT track: a caption file would be public. On a phone the browser would draw
 * them too small to read (product 20.10).
 */
export function RecordingPlayer({ file, title, start, onEnd }: RecordingPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { address, captions, captionsLabel, language } = file;
  const source = useLoaded(address);

  useEffect(() => {
    video.current?.focus();
  }, []);

  useEffect(() => {
    // A text track cannot be removed, so it is added once.
    if (!video.current || video.current.textTracks.length > 0) return;
    const track = video.current.addTextTrack('captions', captionsLabel, language);
    track.mode = 'showing';
    for (const { from, to, text } of captions) {
      track.addCue(new VTTCue(secondsOf(from), secondsOf(to), text));
    }
  }, [captions, captionsLabel, language]);

  useEffect(() => {
    if (!video.current || source === null) return;
    video.current.currentTime = start.at;
    // When the browser blocks playing, its own play button remains.
    video.current.play().catch(() => undefined);
  }, [start, source]);

  return (
    <video
      ref={video}
      src={source ?? undefined}
      controls
      muted
      playsInline
      aria-label={title}
      onEnded={onEnd}
      className="size-full -outline-offset-4 [&::cue]:text-[clamp(0.875rem,1.6vw,1.25rem)]"
    />
  );
}
