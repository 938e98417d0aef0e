import type { ToolId } from '#shared/entities/tool.ts';
import { NAMES } from '../names.ts';

const tools: Record<ToolId, { title: string; text: string }> = {
  'prompt-builder': {
    title: NAMES.en.smartBuilder,
    text: 'Who, what, how, format, style: a prompt in five steps.',
  },
  'brand-checker': {
    title: NAMES.en.brandChecker,
    text: 'What language models say about your brand.',
  },
  glossary: { title: 'Glossary', text: 'AI terms, in plain words.' },
  'prompt-library': {
    title: NAMES.en.promptLibrary,
    text: 'Search, copy and download expert prompts.',
  },
  'video-tutorials': {
    title: NAMES.en.videoTutorials,
    text: 'Short lessons, each with a guide to follow.',
  },
  'live-chats': {
    title: NAMES.en.liveQA,
    text: 'Once a month: the next date, the room and your question.',
  },
};

export const dashboard = {
  meta: {
    title: NAMES.en.dashboard,
    description: 'Your tools, your activity and your membership.',
  },
  greeting: 'Welcome back, {name}',
  greetingFirst: 'Welcome, {name}',
  userFallback: 'User',
  badges: { premium: NAMES.en.premium, free: NAMES.en.free, due: 'Payment due' },
  tabs: { label: 'Dashboard sections', overview: 'Overview', subscription: 'Subscription' },
  banner: {
    tool: '{tool} is part of the Premium membership.',
    text: 'Premium opens the whole library, the Brand Checker, all lessons and the live Q&A.',
    action: 'See what is included',
  },
  cancelled:
    'Nothing was charged, and no contract was made. Here is the order again, for another try or another way to pay.',
  /** The sentence of figures; what stands in braces is a link. */
  facts: {
    search: 'On {day}, web search found {brand} in {named} answers.',
    searchBeside:
      'On {day}, web search found {brand} in {named} answers and {rival} in {rivalNamed}.',
    memory: 'On {day}, {named} answers from memory named {brand}.',
    memoryBeside: 'On {day}, {named} answers from memory named {brand}, and {rivalNamed} {rival}.',
    memoryToo: 'From memory, {named} name you.',
    /** k of n answers. */
    named: '{k} of {n}',
    ranges: {
      memory: 'From memory {share}, range {range}.',
      search: 'With web search {share}, range {range}.',
    },
    before: 'On {day} it was {k} of {n}:',
    changes: {
      more: 'more, and more than chance.',
      less: 'less, and more than chance.',
      'may-be-chance': 'the difference may be chance.',
    },
    waiting: 'Waiting for you: {list}.',
    toDo: { one: 'one thing to do', other: '{count} things to do' },
    newPrompts: { one: 'one new prompt', other: '{count} new prompts' },
    newLessons: { one: 'one new lesson', other: '{count} new lessons' },
    soFar: 'So far: {list}.',
    built: { one: 'one prompt built', other: '{count} prompts built' },
    lessonsDone: '{done} of {total} lessons done',
    favourites: { one: 'one favourite in the library', other: '{count} favourites in the library' },
    firstPremium:
      'Start with your brand: {ask} what AI says about it. {prompts} and {lessons} are yours as well.',
    ask: 'ask',
    sampleBelow: 'A sample below shows what you get.',
    prompts: { one: 'One prompt', other: '{count} prompts' },
    lessons: { one: 'one lesson', other: '{count} lessons' },
    free: '{terms} are free for you, and so is the builder. {prompts} come with Premium.',
    freeSoFar: 'So far: {list}. {prompts} more come with Premium.',
    terms: '{count} AI terms',
    locked: 'locked, part of Premium',
  },
  goOn: {
    heading: 'Go on',
    answersOf: 'Brand Checker, answers of {day}',
    measures: {
      memory: { name: 'Knows you', small: 'from memory' },
      search: { name: 'Finds you', small: 'with web search' },
    },
    notAsked: { memory: 'Not asked from memory yet.', search: 'Not asked with web search yet.' },
    toDo: { one: 'On your list', other: 'First of {count} on your list' },
    openList: 'Open the list',
    nextRun: 'The next run is on {day}.',
    noRun: 'Ask again, or let a schedule ask: a trend shows from four days of answers on.',
    openChecker: 'Open the Brand Checker',
    sampleBadge: 'Sample',
    sampleText: 'A made-up workshop in Berlin',
    ask: 'See what AI says about your brand',
    askText: 'Enter your site; the first answers are there in a minute.',
    lesson: 'Lesson {number} of {total}',
    minutes: { one: '1 minute to read', other: '{count} minutes to read' },
    read: 'Read the lesson',
    used: 'Last used {when}',
    open: 'Open {tool}',
  },
  firstSteps: {
    heading: 'Your first steps',
    fact: '{done} of {total} done',
    text: 'What you do shows here, once you have done it. Until then:',
    done: 'done',
    steps: {
      'prompt-builder': 'Build your first prompt',
      glossary: 'Look up an AI term',
      'brand-checker': 'See what AI says about your brand',
      'prompt-library': 'Find a prompt for your work',
      'video-tutorials': 'Take your first lesson',
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
    free: NAMES.en.free,
    premium: NAMES.en.premium,
    comingSoon: 'Coming Soon',
    locked: 'locked',
    unlocked: 'unlocked',
    /** What a tool's row says of its own state. */
    states: {
      see: 'See what it does',
      notYet: 'Not used yet',
      notOpen: 'Not open yet',
      used: 'Last used {when}',
      built: { one: 'One prompt built', other: '{count} prompts built' },
      builtUsed: '{built}, last used {when}',
      nextRun: 'Next run on {day}',
      answers: 'Newest answers of {day}',
      prompts: '{count} prompts',
      favourites: { one: 'one favourite', other: '{count} favourites' },
      newPrompts: { one: 'one new', other: '{count} new' },
      lessons: '{done} of {total} done',
      newLessons: { one: 'one new', other: '{count} new' },
      terms: '{count} terms',
    },
    items: tools,
  },
  activity: {
    heading: 'Recent activity',
    failed: 'Your activity could not be loaded.',
    unknownTool: 'a tool',
    /** An activity that was repeated. */
    times: '{text}, {count} times',
    watched: 'Watched “{title}”',
    fact: '{when}: {text}',
    numbers: 'Your numbers: {list}.',
    types: {
      tool_accessed: 'Opened {tool}',
      prompt_created: 'Created a prompt',
      video_watched: 'Watched a video tutorial',
      subscription_cancelled: 'Cancelled the subscription',
      upgrade_prompt: 'Looked at the Premium membership',
    },
  },
  /** The numbers in words, in the last line of the activity. */
  statistics: {
    toolsUsed: { one: 'a tool opened once', other: 'tools opened {count} times' },
    promptsCreated: { one: 'one prompt created', other: '{count} prompts created' },
    videosWatched: { one: 'one video watched', other: '{count} videos watched' },
    totalPrompts: { one: 'one prompt in the library', other: '{count} prompts in the library' },
    communityRank: { one: 'first in the community', other: 'number {count} in the community' },
  },
  quickLinks: {
    heading: 'Quick links',
    fact: 'Glossary, periodic table, blog, contact',
    glossary: 'AI Glossary',
    periodicTable: NAMES.en.periodicTable,
    blog: 'Blog',
    contact: 'Contact',
    operations: 'Operations',
  },
};
