import { keysOf } from '../rules/keys-of.ts';

interface Tool {
  isFree: boolean;
  /** A name of ROUTES; null for a tool that does not exist yet. */
  route: string | null;
  /** The place on that page, as the address has it. */
  hash?: string;
  /** SVG path on a 24 by 24 grid, with the stroke of the other icons. */
  icon: string;
  /**
   * Tools that produce something begin with the accent colour, tools to read with the ink colour.
   */
  gradient: string;
}

/**
 * The members' tools in their order (product 7.3). The key is also the `tool_id` of the activity that
 * opening one records.
 */
export const TOOLS = {
  'prompt-builder': {
    isFree: true,
    route: 'smartBuilder',
    icon: 'M4 6h16M4 11h9M4 16h6M15 19l5-5-2.5-2.5-5 5V19z',
    gradient: 'from-signal to-signal-ink text-on-signal',
  },
  'brand-checker': {
    isFree: false,
    route: 'brandChecker',
    icon: 'M4 12.5 9 17.5 20 6.5M4 20h16',
    gradient: 'from-signal-ink to-signal text-on-signal',
  },
  glossary: {
    isFree: true,
    route: 'glossary',
    icon: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h4',
    gradient: 'from-ink to-soft text-paper',
  },
  'prompt-library': {
    isFree: false,
    route: 'promptLibrary',
    icon: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
    gradient: 'from-soft to-ink text-paper',
  },
  'video-tutorials': {
    isFree: false,
    route: 'lessons',
    icon: 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z',
    gradient: 'from-ink to-signal-ink text-paper',
  },
  'live-chats': {
    isFree: false,
    route: 'dashboard',
    hash: '#live-qa',
    icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
    gradient: 'from-soft to-ink text-paper',
  },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof TOOLS;

export const TOOL_IDS = keysOf(TOOLS);

/**
 * The tools of premium members by the names of their routes, as `tool` in the dashboard's address and a
 * free member's preview name them (product 7.18).
 */
export const PREVIEWED_TOOLS = ['brandChecker', 'promptLibrary', 'lessons'] as const;

export type PreviewedTool = (typeof PREVIEWED_TOOLS)[number];

export function isPreviewedTool(name: string | null): name is PreviewedTool {
  return PREVIEWED_TOOLS.some((tool) => tool === name);
}
