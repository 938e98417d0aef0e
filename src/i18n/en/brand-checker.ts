import { brandAdvice } from './brand-advice.ts';
import { brandAnalysis } from './brand-analysis.ts';
import { brandAsking } from './brand-asking.ts';
import { brandDrawer } from './brand-drawer.ts';
import { brandFigures } from './brand-figures.ts';
import { brandInsights } from './brand-insights.ts';
import { brandReport } from './brand-report.ts';
import { brandSchedule } from './brand-schedule.ts';
import { brandSources } from './brand-sources.ts';
import { brandStart } from './brand-start.ts';
import { brandSuggest } from './brand-suggest.ts';
import { charts } from './charts.ts';

export const brandChecker = {
  meta: {
    title: 'Brand Checker',
    description: 'See what language models say about your brand.',
  },
  title: 'Brand Checker',
  intro:
    'Ask ChatGPT, Claude and Gemini what your customers ask them, and see whether they name you.',
  loading: 'Loading campaigns and tests',
  actions: {
    createCampaign: 'Create Campaign',
    testPrompt: 'Test Prompt',
    createFirst: 'Create Campaign First',
  },
  errors: {
    load: 'Failed to load data. Please try again.',
    create: 'Failed to create campaign. Please try again.',
    test: 'Failed to test prompt. Please try again.',
    'test-all': 'Failed to test prompt across platforms. Please try again.',
    update: 'Failed to update campaign. Please try again.',
    delete: 'Failed to delete campaign. Please try again.',
    export: 'Failed to export the tests. Please try again.',
    partial: 'Not every platform answered. What is missing is left out of the averages.',
    /** What is known beyond it, added to the sentences above. */
    reasons: {
      ...brandAsking.noAnswer,
      'model-timeout': 'There was no answer in time.',
      'model-busy': 'The provider is overloaded right now.',
      'model-failed': 'The provider refused or sent something unreadable.',
      'campaign-not-found': 'The campaign is no longer there.',
      'too-many-requests': 'That was too fast; wait a minute.',
      timeout: 'There was no answer in time.',
      network: 'You seem to be offline.',
    },
    /** Where trying again would be bad advice, these stand alone. */
    final: {
      'quota-reached':
        'Your answers for today are used up, or fewer are left than this test needs.',
      'service-quota-reached':
        'All members together have used up today’s answers. There are new ones tomorrow.',
      'search-month-reached':
        'Your web searches for this month are used up, or fewer are left than this test needs.',
      'search-day-reached':
        'Your web searches for today are used up, or fewer are left than this test needs. There are new ones tomorrow.',
      'search-not-offered':
        'Gemini is not asked with web search: Google’s terms do not allow such answers to be stored and analysed.',
      'budget-reached':
        'The money for all members’ questions is used up for this month. It goes on on the first of next month.',
      'campaign-limit-reached': "You've reached the limit of {limit} campaigns. Delete one first.",
    },
    retry: 'Try again',
    dismiss: 'Dismiss message',
  },
  tabs: {
    label: 'Brand Checker sections',
    overview: 'Overview',
    campaigns: 'Campaigns',
    testing: 'Testing',
    sources: 'Sources',
  },
  /** Below every field for prompts. */
  goesTo: 'Goes to {providers}. No personal data, please.',
  statuses: { active: 'Active', paused: 'Paused', draft: 'Draft' },
  industries: {
    'ai-marketing': 'AI marketing',
    saas: 'SaaS',
    ecommerce: 'E-commerce',
    fintech: 'Fintech',
    healthcare: 'Healthcare',
    technology: 'Technology',
    marketing: 'Marketing',
    finance: 'Finance',
    education: 'Education',
    retail: 'Retail',
    other: 'Other',
  },
  sentiments: {
    positive: 'Positive',
    neutral: 'Neutral',
    negative: 'Negative',
    not_mentioned: 'Not mentioned',
  },
  justNow: 'Just now',
  overview: {
    stats: {
      heading: 'At a glance',
      activeCampaigns: 'Active campaigns',
      totalMentions: 'Total mentions',
      averageSentiment: 'Average sentiment',
      totalTests: 'Total tests',
      noSentiment: 'none yet',
    },
    campaigns: 'Campaigns',
    allCampaigns: 'All campaigns',
    recent: 'Recent tests',
    allResults: 'All results',
    noTests: 'No tests yet. Ask the models something your customers would ask.',
  },
  /** The newest run beside the one before, from four runs on. */
  trend: {
    more: 'Answers that name you: {now}, before {before}. More than chance.',
    less: 'Answers that name you: {now}, before {before}. Less, and more than chance.',
    'may-be-chance': 'Answers that name you: {now}, before {before}. That may be chance.',
  },
  /** The measure that figures are of. */
  measures: {
    memory: 'Asked from memory, without web search.',
    search: 'Asked with web search.',
  },
  campaigns: {
    create: 'New campaign',
    list: 'Your campaigns',
    empty: 'No campaigns yet. Name a brand, and you can start to test.',
    brand: 'Brand',
    variants: 'Variants',
    competitors: 'Competitors',
    domains: 'Own domains',
    tests: 'Tests',
    menu: 'Actions for {name}',
    edit: 'Edit',
    delete: 'Delete',
  },
  schedule: brandSchedule,
  form: {
    name: 'Campaign name',
    brand: 'Brand name',
    industry: 'Industry',
    noIndustry: 'No industry',
    variants: 'Brand variants',
    variantsHint:
      'Other spellings, separated by commas. Possessives and capitals are found anyway.',
    competitors: 'Competitors',
    competitorsHint: 'Separated by commas. They are counted for the share of voice.',
    listTooLong: 'At most {count} entries, each of at most {length} characters.',
    brandUnfindable: 'The name needs a letter or a digit.',
    listUnfindable: 'Every entry needs a letter or a digit.',
    listNoDomain: 'Every entry must be a domain, like example.com.',
    domains: 'Own domains',
    domainsHint: 'Separated by commas, like example.com. Links show whether they are yours.',
    status: 'Status',
    statusHint: 'Paused campaigns keep their results.',
    create: 'Create Campaign',
    creating: 'Creating …',
    save: 'Save changes',
    saving: 'Saving …',
    cancel: 'Cancel',
  },
  editDialog: {
    title: 'Edit campaign',
    text: 'New tests will use the changed brand, variants and competitors. Results stay.',
  },
  deleteDialog: {
    title: 'Delete this campaign?',
    text: '“{name}” and all its test results will be deleted. This cannot be undone.',
    confirm: 'Delete campaign',
    deleting: 'Deleting …',
    keep: 'Keep it',
  },
  testing: {
    paused: '{name} (paused)',
    allPaused: 'All campaigns are paused. Set one to active to test.',
    emptyTitle: 'First a campaign, then a test',
    emptyText: 'A campaign says which brand to look for in the answers.',
    heading: 'New test',
    campaign: 'Campaign',
    prompt: 'Prompt',
    promptHint: 'Ask without naming your brand, as a customer would.',
    promptPlaceholder: 'Which agencies in Berlin are good at AI automation for small companies?',
    platform: 'Platform',
    samples: 'Samples',
    test: 'Test Prompt',
    testAll: 'Test on All Platforms',
    running: 'Asking {platforms} ({count} per platform)',
    runningHint: 'This takes from a few seconds up to a minute. You can stay or look around.',
    quota: '{left} of {limit} answers from memory left today',
    quotaReached: 'All {limit} answers of today are used. There are new ones on {time}.',
    done: 'New answers: {count}',
  },
  results: {
    heading: 'Results',
    hint: 'Newest first. Totals, charts and the export cover every test.',
    more: 'Show more',
    loadingMore: 'Loading …',
    empty: 'No results yet.',
    platformCount: 'Platforms',
    samples: 'Samples (n)',
    averageMentions: 'Average mentions',
    averageSentiment: 'Sentiment on average',
    mentions: 'Mentions',
    sentiment: 'Sentiment',
    score: '{score} of 100',
    firstPosition: 'First mention',
    firstPositionValue: 'at character {position}',
    listRank: 'Rank in a list',
    listRankValue: 'No. {rank}',
    shareOfVoice: 'Share of voice',
    competitors: 'Competitors named',
    links: 'Links in the text (the model had no web access; check each)',
    own: 'own domain',
    foreign: 'other domain',
    newTab: '(opens in a new tab)',
    namedIn: '{k} of {n}',
    read: 'Read the answer',
    readOne: 'Answer {number}',
    sample: 'Sample answer',
    sampleText: 'Made up by the emulator of this test installation, not by a model.',
    isCut: 'The answer stopped at the length limit.',
    method: {
      model: 'Judged by a model',
      lexicon: 'Judged by a word list',
    },
    none: 'none',
  },
  asking: brandAsking,
  analysis: brandAnalysis,
  insights: brandInsights,
  advice: brandAdvice,
  start: brandStart,
  suggest: brandSuggest,
  report: brandReport,
  charts,
  drawer: brandDrawer,
  figures: brandFigures,
  sources: brandSources,
};
