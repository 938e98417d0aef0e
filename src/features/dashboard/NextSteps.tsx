import { useState, type ReactNode } from 'react';
import { WithMembership } from '@/components/members/WithMembership';
import { CheckIcon } from '@/components/ui/icons';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { Me, Membership } from '@/lib/session/membership';
import { ROUTES } from '@/routes';
import type { ToolId } from '#shared/entities/tool.ts';
import type { DashboardStrings } from './Dashboard';
import { continuing, firstSteps, isFirstRun, stepCount, type NextStep } from './next-steps';
import { openTool, recordLockedTool } from './open-tool';
import { TOOL_ENTRIES, toolState } from './tools';

interface NextStepsProps {
  membership: Membership;
  premium: boolean;
  locale: Locale;
  strings: DashboardStrings;
  onLocked: (id: ToolId) => void;
}

const CELL =
  'flex min-h-32 sm:min-h-28 w-full flex-col justify-center gap-1 bg-raised p-5 text-left';

/** Suggested next steps. Placeholders of the same height avoid layout shifts. */
export function NextSteps({ membership, premium, locale, strings, onLocked }: NextStepsProps) {
  const [now] = useState(Date.now);
  const { dashboard, members } = strings;
  const count = stepCount(premium);
  if (membership.state === 'loading') return <Placeholder count={count} label={members.loading} />;
  return (
    <section>
      <WithMembership membership={membership} strings={members}>
        {(me) => (
          <Steps
            {...stepsOf(me, premium, dashboard, locale, now)}
            {...{ premium, locale, onLocked }}
            strings={dashboard}
          />
        )}
      </WithMembership>
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

interface StepProps extends Omit<StepsProps, 'heading' | 'steps'> {
  step: NextStep;
}

function Step({ step, premium, locale, strings, onLocked }: StepProps) {
  const { label, text, isDone, tools } = step;
  const caption = (
    <span className="flex items-center gap-2 text-sm text-soft">
      {isDone && (
        <span className="text-good">
          <CheckIcon />
        </span>
      )}
      {label}
      {isDone && <span className="sr-only">({strings.next.done})</span>}
    </span>
  );
  if (tools) {
    return (
      <div className={CELL}>
        {caption}
        <span className="flex flex-wrap gap-x-4">
          {tools.map((id) => (
            <ToolLink key={id} {...{ id, locale, strings }} className="link py-0.5 font-medium">
              {strings.tools.items[id].title}
            </ToolLink>
          ))}
        </span>
      </div>
    );
  }
  const content = (
    <>
      {caption}
      <span className="font-medium group-hover:text-signal-ink">
        {text}
        <span aria-hidden="true">&nbsp;→</span>
      </span>
    </>
  );
  const look = `group transition-colors hover:bg-wash ${CELL}`;
  const tool = TOOL_ENTRIES.find(({ id }) => id === step.tool);
  return tool && toolState(tool, premium) === 'locked' ? (
    <button
      type="button"
      className={look}
      onClick={() => {
        recordLockedTool(step.tool, strings.tools);
        onLocked(step.tool);
      }}
    >
      {content}
    </button>
  ) : (
    <ToolLink id={step.tool} {...{ locale, strings }} className={look}>
      {content}
    </ToolLink>
  );
}

interface ToolLinkProps extends Pick<StepsProps, 'locale' | 'strings'> {
  id: ToolId;
  className: string;
  children: ReactNode;
}

/** A link to a tool, which records that it was opened. */
function ToolLink({ id, locale, strings, className, children }: ToolLinkProps) {
  const tool = TOOL_ENTRIES.find((known) => known.id === id);
  const path = tool?.route ? ROUTES[tool.route] : ROUTES.dashboard;
  return (
    <a
      href={localizedPath(path, locale) + (tool?.hash ?? '')}
      className={className}
      onClick={() => openTool(id, strings.tools)}
    >
      {children}
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
