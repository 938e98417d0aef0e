/** Takes the place of the figures while they load. */
export function FiguresSkeleton({ label }: { label: string }) {
  const bar = 'bg-line motion-safe:animate-pulse';
  return (
    <div role="status" className="min-h-screen">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">
        <div className={`h-10 max-w-3xl rounded-sm ${bar}`} />
        <div className={`mt-3 h-10 max-w-xl rounded-sm ${bar}`} />
        <div className="mt-16 grid gap-16 md:grid-cols-2">
          {[0, 1].map((column) => (
            <div key={column} className="flex h-80 items-end gap-8 border-b-[1.5px] border-line">
              {['h-1/4', 'h-2/5', 'h-3/5', 'h-4/5'].map((height) => (
                <div key={height} className={`flex-1 ${height} ${bar}`} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
