import type { SmartBuilderContent } from '@/content/schemas/builder';
import type { SmartBuilderStrings } from './strings';

interface TipsCardProps {
  tips: SmartBuilderContent['tips'];
  strings: SmartBuilderStrings['tips'];
}

/** The five tips. */
export function TipsCard({ tips, strings }: TipsCardProps) {
  return (
    <section className="mt-16 rounded-md border border-line bg-raised p-6 sm:p-8">
      <h2 className="text-heading">{strings.heading}</h2>
      <ol className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {tips.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              className="text-heading font-semibold text-signal tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-[0.9375rem] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
