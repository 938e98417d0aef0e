import { useState } from 'react';
import { WhenKnown } from '@/components/members/WhenKnown';
import { CheckIcon } from '@/components/ui/icons';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { Me, Membership } from '@/lib/session/membership';
import { ROUTES } from '@/routes';
import type { DashboardStrings } from './Dashboard';
import { continuing, firstSteps, isFirstRun, stepCount, type NextStep } from './next-steps';
import { openTool } from './open-tool';
import { TOOLS, toolState } from './tools';

interface NextStepsProps {
  membership: Membership;
  premium: boolean;
  locale: Locale;
  strings: DashboardStrings;
  onLocked: () => void;
}

const CELL = 'flex min-h-28 w-full flex-col justify-center gap-1 bg-raised p-5 text-left';

/** What the member can do next; as high from the start as it will be, so that nothing moves. */
export function NextSteps({ membership, premium, locale, strings, onLocked }: NextStepsProps) {
  const [now] = useState(Date.now);
  const { dashboard, members } = strings;
  const count = stepCount(premium);
  if (membership.state === 'loading') return <Placeholder count={count} label={members.loading} />;
  return (
    <section>
      <WhenKnown membership={membership} strings={members}>
        {(me) => (
          <Steps
            {...stepsOf(me, premium, dashboard, locale, now)}
            {...{ premium, locale, onLocked }}
            strings={dashboard}
          />
        )}
      </WhenKnown>
    </section>
  );
}

function stepsOf(
  me: Me,
  premium: boolean,
  strings: DashboardStrings['dashboard'],
  locale: Locale,
  now: number,
): { heading: string; steps: NextStep[] } {
  const first = firstSteps(me, premium, strings);
  return isFirstRun(me) && first.some(({ isDone }) => !isDone)
    ? { heading: strings.next.first, steps: first }
    : {
        heading: strings.next.heading,
        steps: continuing(me, premium, strings, locale, now),
      };
}

interface StepsProps extends Pick<NextStepsProps, 'premium' | 'locale' | 'onLocked'> {
  heading: string;
  steps: NextStep[];
  strings: DashboardStrings['dashboard'];
}

function Steps({ heading, steps, premium, locale, strings, onLocked }: StepsProps) {
  return (
    <>
      <h2 className="mb-4 text-heading">{heading}</h2>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        {steps.map((step) => (
          <li key={step.tool + step.label} className="bg-raised">
            <Step {...{ step, premium, locale, strings, onLocked }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Step({
  step,
  premium,
  locale,
  strings,
  onLocked,
}: Omit<StepsProps, 'heading' | 'steps'> & { step: NextStep }) {
  const { label, text, isDone } = step;
  const tool = TOOLS.find(({ id }) => id === step.tool);
  const content = (
    <>
      <span className="flex items-center gap-2 text-sm text-soft">
        {isDone && (
          <span className="text-good">
            <CheckIcon />
          </span>
        )}
        {label}
        {isDone && <span className="sr-only">({strings.next.done})</span>}
      </span>
      <span className="font-medium group-hover:text-signal-ink">
        {text} <span aria-hidden="true">→</span>
      </span>
    </>
  );
  const look = `group transition-colors hover:bg-wash ${CELL}`;
  if (!tool || tool.route === null || toolState(tool, premium) === 'locked') {
    return (
      <button type="button" className={look} onClick={onLocked}>
        {content}
      </button>
    );
  }
  return (
    <a
      href={localizedPath(ROUTES[tool.route], locale)}
      className={look}
      onClick={() => openTool(tool, strings.tools)}
    >
      {content}
    </a>
  );
}

function Placeholder({ count, label }: { count: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="mb-4 h-[1.15em] w-64 max-w-full animate-pulse rounded-sm bg-line text-heading" />
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={CELL}>
            <div className="h-4 w-1/3 animate-pulse rounded-sm bg-line" />
            <div className="h-5 w-2/3 animate-pulse rounded-sm bg-line" />
          </div>
        ))}
      </div>
    </div>
  );
}
