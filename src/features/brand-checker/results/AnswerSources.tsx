import { Badge } from '@/components/ui/Badge';
import type { AnswerLink, TestSummary } from '#shared/entities/prompt-test.ts';
import type { CheckerStrings } from '../strings';

interface AnswerSourcesProps {
  /** Null where its competitors are shown elsewhere. */
  test: TestSummary | null;
  /** Empty until the answer is loaded. */
  links: readonly AnswerLink[];
  strings: CheckerStrings['results'];
}

const HEADING = 'text-[0.9375rem] text-soft';

/** The competitors that an answer names and the links in its text. */
export function AnswerSources({ test, links, strings }: AnswerSourcesProps) {
  const mentions = test?.competitor_mentions ?? [];
  const named = mentions.filter(({ count }) => count > 0);
  return (
    <>
      {mentions.length > 0 && (
        <p className="mt-4 text-base">
          <span className={HEADING}>{strings.competitors}:</span>{' '}
          {named.map(({ name, count }) => `${name} (${count})`).join(', ') || strings.none}
        </p>
      )}
      {links.length > 0 && (
        <div className="mt-4">
          <p className={HEADING}>{strings.links}:</p>
          <ul className="mt-1 space-y-1 text-base">
            {links.map(({ url, domain, own }) => (
              <li key={url} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="link min-w-0 break-all"
                >
                  {url} <span className="sr-only">{strings.newTab}</span>
                </a>
                <Badge tone={own ? 'good' : 'neutral'} title={domain}>
                  {own ? strings.own : strings.foreign}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
