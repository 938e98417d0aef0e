import type { ToolId } from '#shared/entities/tool.ts';

const tools: Record<ToolId, { title: string; text: string }> = {
  'prompt-builder': {
    title: 'Smart Prompt Builder',
    text: 'Who, what, how, format, style: a prompt in five steps.',
  },
  'brand-checker': {
    title: 'Brand Checker',
    text: 'What language models say about your brand.',
  },
  glossary: { title: 'Glossary', text: 'The terms of AI, in plain words.' },
  'prompt-library': {
    title: 'Prompt Library',
    text: 'Search, copy and download expert prompts.',
  },
  'video-tutorials': {
    title: 'Video Tutorials',
    text: 'Short lessons, each with a guide to follow.',
  },
  'live-chats': {
    title: 'Live Q&A',
    text: 'Once a month: the next date, the room and your question.',
  },
};

export const dashboard = {
  meta: {
    title: 'Dashboard',
    description: 'Your tools, your activity and your membership.',
  },
  greeting: 'Welcome back, {name}',
  greetingFirst: 'Welcome, {name}',
  userFallback: 'User',
  badges: { premium: 'Premium', free: 'Free' },
  tabs: { label: 'Dashboard sections', overview: 'Overview', subscription: 'Subscription' },
  banner: {
    text: 'This page is part of the Premium membership.',
    action: 'See what is included',
  },
  cancelled:
    'Nothing was charged, and no contract was made. Here is the order again, for another try or another way to pay.',
  next: {
    heading: 'Continue where you were',
    first: 'Your first steps',
    done: 'done',
    lastUsed: 'Last used {when}',
    since: 'New since {day}',
    newPrompts: {
      one: 'One new prompt in the library.',
      other: '{count} new prompts in the library.',
    },
    newLessons: { one: 'One new lesson.', other: '{count} new lessons.' },
    lessonsDone: '{done} of {total} lessons done.',
    allLessonsDone: 'All {total} lessons done.',
    nothingNew: 'Nothing new in the library.',
    brand: '{brand} in AI answers',
    brandNow: 'Named in {rate} of the answers on {day}.',
    brandSince: 'Named in {rate} of the answers on {day}, {before} the time before.',
    steps: {
      'prompt-builder': 'Build your first prompt.',
      glossary: 'Look up a term of AI.',
      'brand-checker': 'See what AI says about your brand.',
      'prompt-library': 'Find a prompt for your work.',
      'video-tutorials': 'Take your first lesson.',
    },
  },
  quickActions: {
    heading: 'Quick actions',
    learn: { title: 'Start learning', text: 'Build your first prompt, step by step.' },
    library: { title: 'Browse library', text: 'Prompts that have earned their place.' },
    quote: { title: 'Get a quote', text: 'Let us build it for you.' },
  },
  tools: {
    heading: 'Your tools',
    available: '{count} available',
    free: 'Free',
    premium: 'Premium',
    comingSoon: 'Coming Soon',
    open: 'Open',
    unlock: 'Unlock',
    locked: 'locked',
    unlocked: 'unlocked',
    items: tools,
  },
  activity: {
    heading: 'Recent activity',
    samples: 'Nothing here yet. This is what it could look like:',
    failed: 'Your activity could not be loaded.',
    unknownTool: 'a tool',
    types: {
      tool_accessed: 'Opened {tool}',
      prompt_created: 'Created a prompt',
      video_watched: 'Watched a video tutorial',
      subscription_cancelled: 'Cancelled the subscription',
      upgrade_prompt: 'Looked at the Premium membership',
    },
    sampleEntries: [
      { text: 'Created a prompt in the Smart Prompt Builder', when: '2 hours ago' },
      { text: 'Looked up “retrieval” in the glossary', when: 'yesterday' },
      { text: 'Watched “AI Tools and Workflow Tutorial”', when: '3 days ago' },
    ],
  },
  statistics: {
    heading: 'Your numbers',
    toolsUsed: 'Tools used',
    promptsCreated: 'Prompts created',
    videosWatched: 'Videos watched',
    communityRank: 'Community rank',
    totalPrompts: 'Prompts in the library',
  },
  quickLinks: {
    heading: 'Quick links',
    glossary: 'AI Glossary',
    periodicTable: 'Periodic Table of AI Tools',
    blog: 'Blog',
    contact: 'Contact',
    operations: 'Operations',
  },
};
