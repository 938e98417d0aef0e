import { fill } from '@/i18n/fill';
import type { AnswerLink } from '#shared/entities/prompt-test.ts';
import type { Source } from '#shared/entities/answer-source.ts';
import type { CheckerStrings } from '../strings';

interface PageLinkProps {
  page: Pick<AnswerLink, 'url' | 'own'>;
  /** Untrusted, as the provider gives it. */
  title?: string | null;
  strings: CheckerStrings;
}

function PageLink({ page: { url, own }, title = null, strings }: PageLinkProps) {
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="link inline-block min-w-0 py-1 wrap-anywhere"
      >
        {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}{' '}
        <span className="sr-only">{strings.results.newTab}</span>
      </a>
      {own && <span className="ml-2 text-signal-ink">{strings.results.own}</span>}
      {title !== null && <span className="block text-[0.9375rem] text-soft">{title}</span>}
    </>
  );
}

interface SourceListProps {
  cited: readonly Source[];
  retrieved: readonly Source[];
  queries: readonly string[];
  strings: CheckerStrings;
}

/** What an answer with search rests on: the pages it cites, those it only read, and its queries. */
export function SourceList({ cited, retrieved, queries, strings }: SourceListProps) {
  const { drawer } = strings;
  const urls = new Set(cited.map(({ url }) => url));
  const read = retrieved.filter(({ url }) => !urls.has(url));
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">
        {drawer.sources}{' '}
        <span className="font-normal text-soft">
          {fill(drawer.sourceCounts, { cited: cited.length, read: read.length })}
        </span>
      </h3>
      {cited.length > 0 && (
        <ol className="mt-2 list-decimal space-y-1 pl-6 text-base">
          {cited.map((page) => (
            <li key={page.url} className="pl-1">
              <PageLink page={page} title={page.title} strings={strings} />
            </li>
          ))}
        </ol>
      )}
      {read.length > 0 && (
        <details className="mt-2 text-base">
          <summary className="link inline-flex min-h-11 items-center">{drawer.read}</summary>
          <ul className="space-y-1">
            {read.map((page) => (
              <li key={page.url}>
                <PageLink page={page} title={page.title} strings={strings} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {queries.length > 0 && (
        <p className="mt-2 text-[0.9375rem] wrap-anywhere text-soft">
          {drawer.queries} {queries.map((query) => fill(drawer.quote, { quote: query })).join(', ')}
        </p>
      )}
    </section>
  );
}

interface TextLinksProps {
  links: readonly AnswerLink[];
  /** Whether the model had no search, so that it cannot have looked them up. */
  isFromMemory: boolean;
  strings: CheckerStrings;
}

/** The links in an answer's text. */
export function TextLinks({ links, isFromMemory, strings }: TextLinksProps) {
  const { drawer } = strings;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">{isFromMemory ? drawer.memoryLinks : drawer.textLinks}</h3>
      <ul className="mt-2 space-y-1 text-base">
        {links.map((link) => (
          <li key={link.url}>
            <PageLink page={link} strings={strings} />
          </li>
        ))}
      </ul>
    </section>
  );
}
