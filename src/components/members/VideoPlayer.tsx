import { useSyncExternalStore, type ReactNode } from 'react';
import { PLAYER_PERMISSIONS, playingAddress } from '@/lib/video-player';
import { RecordingPlayer, type RecordingFile } from './RecordingPlayer';

interface VideoPlayerProps {
  /** The address of the video host's player, or the file of a film of our own. */
  source: string | RecordingFile;
  /** The accessible name of the player. */
  title: string;
  isPlaying: boolean;
  /**
   * Where to play from, in seconds. `request` is a counter, so that pressing the same chapter again
   * starts it again.
   */
  start?: { at: number; request: number };
  /** Label of the play button; only pressing it loads the host's player. */
  play: string;
  /** Text below the label, such as the length. */
  detail: string;
  /** Behind the play button, in place of the pale bars. */
  cover?: ReactNode;
  onPlay: () => void;
  /** Called at the end of a film of our own; the host's player does not report it. */
  onEnd?: (() => void) | undefined;
}

/**
 * Moves the focus to the player, because the pressed button is gone. A constant function, so that
 * React calls it once and not at every render.
 */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

const neverChanges = () => () => undefined;
const FROM_THE_START = { at: 0, request: 0 };

/** False in the prerendered page, whose buttons do nothing yet. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** A preview image until play is pressed, then the host's cookie-less player (product 25.2). */
export function VideoPlayer(props: VideoPlayerProps) {
  const { source, title, isPlaying, play, detail, cover, onPlay, onEnd } = props;
  const start = props.start ?? FROM_THE_START;
  const isAlive = useIsAlive();
  const isRecording = typeof source !== 'string';
  return (
    <div className="relative aspect-video overflow-hidden rounded-md border border-line bg-raised">
      {isPlaying && isRecording && (
        <RecordingPlayer file={source} title={title} start={start} onEnd={onEnd} />
      )}
      {isPlaying && !isRecording && (
        <iframe
          // The host's player takes its start only from its address, so it is mounted again.
          key={start.request}
          ref={focusFrame}
          src={playingAddress(source, start.at)}
          title={title}
          allow={PLAYER_PERMISSIONS}
          className="size-full"
        />
      )}
      {!isPlaying && (
        <button
          type="button"
          disabled={!isAlive}
          onClick={onPlay}
          className="absolute inset-0 flex w-full items-end justify-between gap-4 p-6 text-left -outline-offset-4"
        >
          {cover ?? (
            <svg
              className="absolute right-0 bottom-0 h-full fill-wash"
              viewBox="0 0 160 90"
              aria-hidden="true"
            >
              <path d="M40 66h24v24H40zM70 48h24v42H70zM100 28h24v62h-24zM130 6h24v84h-24z" />
            </svg>
          )}
          <span className="relative">
            <span className="block text-heading font-semibold">{play}</span>
            <span className="block text-base text-soft">{detail}</span>
            <span className="sr-only">{title}</span>
          </span>
          <svg
            className="relative w-14 shrink-0 outline-4 outline-raised"
            viewBox="0 0 80 80"
            aria-hidden="true"
          >
            <path className="fill-signal" d="M0 0h80v80H0z" />
            <path className="fill-on-signal" d="M30 22v36l28-18z" />
          </svg>
        </button>
      )}
    </div>
  );
}
