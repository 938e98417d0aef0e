interface BreakdownProps {
  title: string;
  rows: { label: string; count: number; detail?: string }[];
}

/** Counts as bars with their numbers; the bars only draw what the numbers say. */
export function Breakdown({ title, rows }: BreakdownProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-3 space-y-3">
        {rows.map(({ label, count, detail }) => (
          <div key={label}>
            <div className="flex justify-between gap-4 text-base">
              <dt>{label}</dt>
              <dd className="text-soft tabular-nums">
                {detail && <span className="mr-4">{detail}</span>}
                <span className="font-medium text-ink">{count}</span>
              </dd>
            </div>
            <svg
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              className="mt-1 h-1.5 w-full bg-line fill-ink"
              aria-hidden="true"
            >
              <rect width={count} height="1" />
            </svg>
          </div>
        ))}
      </dl>
    </div>
  );
}
