import type { ToolId } from '#shared/entities/tool.ts';

/** Drawn on 24 by 24, with the line of the other icons. */
const PATHS = {
  'prompt-builder': 'M4 6h16M4 11h9M4 16h6M15 19l5-5-2.5-2.5-5 5V19z',
  'brand-checker': 'M4 12.5 9 17.5 20 6.5M4 20h16',
  glossary: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h4',
  'prompt-library': 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  'video-tutorials': 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z',
  'live-chats': 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
} as const satisfies Record<ToolId, string>;

/** From the accent for tools that make something, from the ink for those that one reads. */
const GRADIENTS = {
  'prompt-builder': 'from-signal to-signal-ink text-on-signal',
  'brand-checker': 'from-signal-ink to-signal text-on-signal',
  glossary: 'from-ink to-soft text-paper',
  'prompt-library': 'from-soft to-ink text-paper',
  'video-tutorials': 'from-ink to-signal-ink text-paper',
  'live-chats': 'from-line to-line text-soft',
} as const satisfies Record<ToolId, string>;

/** A tool's sign; decorative, as its name is beside it. */
export function ToolIcon({ id }: { id: ToolId }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-11 shrink-0 place-items-center rounded-sm bg-linear-to-br ${GRADIENTS[id]}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6 fill-none stroke-current stroke-[1.75]"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={PATHS[id]} />
      </svg>
    </span>
  );
}
