/** The arrow at the end of a row that opens something; decorative. */
export function RowArrow() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0 fill-none stroke-current stroke-[1.6]"
      aria-hidden="true"
    >
      <path d="M1 8h13M9 3l5 5-5 5" />
    </svg>
  );
}
