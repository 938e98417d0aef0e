import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Guard } from '@/features/auth/Guard';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { PromptWithCategory } from '@/shared/entities/prompt';
import { INITIAL_PROMPT_COUNT, promptCategories } from '@/shared/rules/prompt-library';
import { LibraryFilters } from './LibraryFilters';
import { PromptActions } from './PromptActions';
import { PromptGrid } from './PromptGrid';
import { $library, loadLibrary } from './store';

interface PromptLibraryProps {
  locale: Locale;
  strings: Pick<Dictionary, 'promptLibrary' | 'members'>;
}

function Library({ locale, strings: { promptLibrary: strings, members } }: PromptLibraryProps) {
  const library = useStore($library);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [viewed, setViewed] = useState<PromptWithCategory | null>(null);
  const wanted = useDeferredValue(search);
  const { uncategorized } = strings;
  const filter = useMemo(
    () => ({ search: wanted, category, uncategorized }),
    [wanted, category, uncategorized],
  );
  const prompts = library.state === 'ready' ? library.prompts : [];

  useEffect(() => void loadLibrary(locale), [locale]);

  return (
    <>
      <a href={localizedPath(ROUTES.dashboard, locale)} className="link text-base">
        {members.toDashboard}
      </a>
      <h1 className="mt-4 text-title">{strings.title}</h1>
      <p className="mt-3 mb-10 text-lead text-soft">
        {fill(strings.subtitle, {
          count: library.state === 'ready' ? prompts.length : INITIAL_PROMPT_COUNT,
        })}
      </p>
      <LibraryFilters
        search={search}
        category={category}
        categories={promptCategories(prompts, uncategorized, LOCALE_TAGS[locale])}
        strings={strings}
        onSearch={setSearch}
        onCategory={setCategory}
      />
      {library.state === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          {strings.failed}
          <Button variant="line" size="small" onClick={() => void loadLibrary(locale)}>
            {members.retry}
          </Button>
        </div>
      ) : (
        <PromptGrid library={library} filter={filter} strings={strings} onView={setViewed} />
      )}
      <Dialog
        wide
        open={viewed !== null}
        onClose={() => setViewed(null)}
        title={viewed?.title ?? ''}
        closeLabel={members.close}
      >
        {viewed && (
          <>
            <p className="mb-4 text-base text-soft">
              {viewed.description ?? strings.noDescription}
            </p>
            <pre className="mb-6 max-h-[50vh] overflow-y-auto rounded-sm border border-line bg-paper p-4 font-sans text-base whitespace-pre-wrap">
              {viewed.content}
            </pre>
            <PromptActions prompt={viewed} strings={strings} />
          </>
        )}
      </Dialog>
    </>
  );
}

/** The prompt library for premium members (C section 2). */
export default function PromptLibrary({ locale, strings }: PromptLibraryProps) {
  return (
    <Guard access="premium" locale={locale} strings={strings.members}>
      {() => <Library locale={locale} strings={strings} />}
    </Guard>
  );
}
