import type { ReactNode } from 'react';

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** How the newer half of the tests differs from the older one. */
  trend?: ReactNode;
}

/** A large number with what it measures; belongs into a `dl`. */
export function StatCard({ label, value, trend }: StatCardProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid border-t-[1.5px] border-ink pt-4 pb-6">
      <dt className="text-base text-soft">{label}</dt>
      <dd>
        <span className="mt-2 block text-title font-semibold tabular-nums">{value}</span>
        {trend}
      </dd>
    </div>
  );
}
