import { atom } from 'nanostores';
import { recordActivity } from '@/lib/session/activity';
import { callAsMember } from '@/lib/session/member-api';
import { refreshClaims } from '@/lib/session/store';
import type { Locale } from '@/i18n/locales';
import { ApiError } from '@/lib/api-client';
import type { Video } from '#shared/entities/video.ts';

export type VideoList =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; videos: readonly Video[] };

export const $videos = atom<VideoList>({ state: 'loading' });

/**
 * Loads the videos of a language. A member who is no longer premium gets a new token, and the page's
 * guard leads on.
 */
export async function loadVideos(locale: Locale): Promise<void> {
  $videos.set({ state: 'loading' });
  try {
    const { videos } = await callAsMember('videos', { locale }, { revalidate: true });
    $videos.set({ state: 'ready', videos });
  } catch (error) {
    console.error('The videos could not be loaded', error);
    $videos.set({ state: 'failed' });
    if (error instanceof ApiError && error.code === 'premium-required') await refreshClaims();
  }
}

const counted = new Set<string>();

/** Counts a video once for each visit of the page, however often it is started (product 7.12). */
export function countWatched({ id, title }: Video): void {
  if (counted.has(id)) return;
  counted.add(id);
  void recordActivity('video_watched', { video_id: id, video_title: title });
}
