import { TOOLS, type ToolId } from '#shared/entities/tool.ts';

/** A tool's icon; decorative, as its name is beside it. */
export function ToolIcon({ id }: { id: ToolId }) {
  const { icon, gradient } = TOOLS[id];
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 shrink-0 place-items-center rounded-sm bg-linear-to-br ${gradient}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5 fill-none stroke-current stroke-[1.75]"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={icon} />
      </svg>
    </span>
  );
}
