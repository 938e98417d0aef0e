/** The members' tools (product 7.3): `tool_id` of the activity that opening one records. */
export const TOOL_IDS = [
  'prompt-builder',
  'brand-checker',
  'glossary',
  'prompt-library',
  'video-tutorials',
  'live-chats',
] as const;

export type ToolId = (typeof TOOL_IDS)[number];
