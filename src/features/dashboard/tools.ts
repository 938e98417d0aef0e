import type { RouteName } from '@/routes';
import type { ToolId } from '#shared/entities/tool.ts';

interface Tool {
  /** Also the `tool_id` of its activity. */
  id: ToolId;
  isFree: boolean;
  /** A tool that is not there yet leads nowhere. */
  route: RouteName | null;
}

/** The dashboard's tools in their order (product 7.3). */
export const TOOLS = [
  { id: 'prompt-builder', isFree: true, route: 'smartBuilder' },
  { id: 'brand-checker', isFree: false, route: 'brandChecker' },
  { id: 'glossary', isFree: true, route: 'glossary' },
  { id: 'prompt-library', isFree: false, route: 'promptLibrary' },
  { id: 'video-tutorials', isFree: false, route: 'lessons' },
  { id: 'live-chats', isFree: false, route: null },
] as const satisfies readonly Tool[];

export type ToolEntry = (typeof TOOLS)[number];

/** `open` can be used, `locked` asks to upgrade, `coming-soon` cannot be clicked. */
export type ToolState = 'open' | 'locked' | 'coming-soon';

export function toolState(tool: Tool, premium: boolean): ToolState {
  if (tool.route === null) return 'coming-soon';
  return tool.isFree || premium ? 'open' : 'locked';
}

/** The 'N available' badge: the free tools, or all of them for premium members. */
export function availableTools(premium: boolean): number {
  return TOOLS.filter((tool) => toolState(tool, premium) === 'open').length;
}
