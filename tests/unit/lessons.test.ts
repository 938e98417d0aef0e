import { describe, expect, it } from 'vitest';
import type { Video } from '#shared/entities/video.ts';
import { VIDEO_CHOICES, videosOf } from '#shared/rules/videos.ts';

const video = (id: string, category: Video['category'], featured = false): Video => ({
  id,
  title: id,
  description: 'What it is about.',
  category,
  duration: '5:30',
  embedUrl: 'https://www.youtube-nocookie.com/embed/x',
  watchUrl: 'https://www.youtube.com/watch?v=x',
  featured,
  isNew: false,
  platform: 'YouTube',
});

const VIDEOS = [video('a', 'beginner'), video('b', 'advanced'), video('c', 'beginner', true)];

describe('the video tutorials', () => {
  it('offer all and each level, in this order', () => {
    expect(VIDEO_CHOICES).toEqual(['all', 'beginner', 'intermediate', 'advanced']);
  });

  it.each([
    ['all', ['c', 'a', 'b']],
    ['beginner', ['c', 'a']],
    ['intermediate', []],
    ['advanced', ['b']],
  ] as const)('show under %s what belongs there, featured ones first', (choice, ids) => {
    expect(videosOf(VIDEOS, choice).map(({ id }) => id)).toEqual(ids);
  });
});
