export const videos = {
  meta: {
    title: 'Video Tutorials',
    description: 'Short video lessons on AI tools and workflows, for premium members.',
  },
  title: 'Video Tutorials',
  intro:
    'Lessons of a few minutes each. Choose your level, watch one, then try what it shows in the Prompt Builder while it is still fresh.',
  filter: 'Level',
  categories: {
    all: 'All',
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  featured: 'Featured',
  isNew: 'New',
  play: 'Play',
  length: '{duration} minutes',
  large: 'Large view',
  largeNamed: 'Large view: {title}',
  watch: 'Watch on {platform}',
  watchNamed: 'Watch on {platform} (new tab): {title}',
  notice: 'Loads from {platform} when you press play.',
  found: { one: '1 video', other: '{count} videos' },
  empty: 'No videos found for this category.',
  loading: 'Loading videos',
  failed: 'The videos could not be loaded.',
  more: {
    heading: 'More Tutorials Coming Soon',
    text: 'We film what members ask for. Until then, the library has a prompt for it.',
    action: 'To the prompt library',
  },
};
