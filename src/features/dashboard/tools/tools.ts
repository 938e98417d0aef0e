import { ROUTES, type RouteName } from '@/routes';
import { TOOL_IDS, TOOLS, type ToolId } from '#shared/entities/tool.ts';

interface ToolAccess {
  isFree: boolean;
  route: RouteName | null;
  hash?: string;
}

/** Typed, so that a route that is not in ROUTES fails the type check. */
const ACCESS: Readonly<Record<ToolId, ToolAccess>> = TOOLS;

export interface ToolEntry extends ToolAccess {
  id: ToolId;
}

/** The dashboard's tools in their order (product 7.3). */
export const TOOL_ENTRIES: readonly ToolEntry[] = TOOL_IDS.map(toolEntry);

/** A tool by its id. */
export function toolEntry(id: ToolId): ToolEntry {
  return { id, ...ACCESS[id] };
}

/** The tool's place, unprefixed. */
export function toolPath({ route, hash = '' }: ToolAccess): string {
  return ROUTES[route ?? 'dashboard'] + hash;
}

/** `open` can be used, `locked` opens the upgrade, `coming-soon` cannot be clicked. */
export type ToolState = 'open' | 'locked' | 'coming-soon';

export function toolState(tool: ToolAccess, premium: boolean): ToolState {
  if (tool.route === null) return 'coming-soon';
  return tool.isFree || premium ? 'open' : 'locked';
}

/** The number in the 'N available' badge: the free tools, or all for premium members. */
export function availableTools(premium: boolean): number {
  return TOOL_ENTRIES.filter((tool) => toolState(tool, premium) === 'open').length;
}
