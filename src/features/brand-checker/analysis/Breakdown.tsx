interface BreakdownProps {
  title: string;
  rows: { label: string; count: number }[];
}

/** Counts with bars, which are decorative. */
export function Breakdown({ title, rows }: BreakdownProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-3 space-y-3">
        {rows.map(({ label, count }) => (
          <li key={label}>
            <div className="flex justify-between gap-4 text-base">
              <span>{label}</span>
              <span className="tabular-nums">{count}</span>
            </div>
            <svg
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              className="mt-1 h-1.5 w-full bg-line fill-ink"
              aria-hidden="true"
            >
              <rect width={count} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
