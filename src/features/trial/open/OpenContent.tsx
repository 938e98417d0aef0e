import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { RetryAlert } from '@/components/members/RetryAlert';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Lazy } from '@/components/ui/Lazy';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { loadTexts } from '../load-texts';
import { OpenPlaceholder } from './OpenPlaceholder';
import { $openContent, type OpenContentData } from './open-store';

interface OpenContentProps {
  locale: Locale;
  strings: Pick<Dictionary, 'trial' | 'members'>;
}

type OpenPromptData = OpenContentData['prompts'][number];
type OpenLessonData = NonNullable<OpenContentData['lesson']>;

/** What of the library and the lessons is open to every member (product 19.16, 20.8). */
export function OpenContent({ locale, strings }: OpenContentProps) {
  const { trial, members } = strings;
  const { open: t } = trial;
  const { data, error } = useStore($openContent);
  const [opened, setOpened] = useState<OpenPromptData | OpenLessonData | null>(null);
  if (!data) {
    return error === undefined ? (
      <OpenPlaceholder />
    ) : (
      <RetryAlert
        text={trial.failed}
        retry={members.retry}
        onRetry={() => $openContent.invalidate()}
      />
    );
  }
  const { prompts, lesson } = data;
  if (prompts.length === 0 && lesson === null) return null;
  const title = opened && ('entry' in opened ? opened.entry.title : opened.title);
  return (
    <section>
      <h2 className="text-heading">{t.heading}</h2>
      {prompts.length > 0 && (
        <Items heading={t.prompts}>
          {prompts.map((prompt) => (
            <Item
              key={prompt.entry.id}
              title={prompt.entry.title}
              text={prompt.entry.description ?? ''}
              strings={t}
              onOpen={() => setOpened(prompt)}
            />
          ))}
        </Items>
      )}
      {lesson && (
        <Items heading={t.lesson}>
          <Item
            title={lesson.title}
            text={`${lesson.description} (${fillCount(t.minutes, lesson.minutes)})`}
            strings={t}
            onOpen={() => setOpened(lesson)}
          />
        </Items>
      )}
      <Dialog
        size="reading"
        readFirst
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={title ?? ''}
        closeLabel={members.close}
      >
        {opened && 'entry' in opened && (
          <Lazy
            key={opened.entry.id}
            load={() => Promise.all([import('./OpenPrompt'), loadTexts('promptLibrary', locale)])}
          >
            {([{ OpenPrompt }, texts]) => (
              <OpenPrompt {...opened} strings={texts} locale={locale} />
            )}
          </Lazy>
        )}
        {opened && 'guide' in opened && (
          <Lazy load={() => Promise.all([import('./OpenLesson'), loadTexts('lessons', locale)])}>
            {([{ OpenLesson }, texts]) => (
              <OpenLesson lesson={opened} locale={locale} strings={texts} />
            )}
          </Lazy>
        )}
      </Dialog>
    </section>
  );
}

function Items({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-5 text-base text-soft">{heading}</h3>
      <ul className="mt-2 border-t border-line">{children}</ul>
    </>
  );
}

interface ItemProps {
  title: string;
  text: string;
  strings: Dictionary['trial']['open'];
  onOpen: () => void;
}

function Item({ title, text, strings, onOpen }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 grow basis-80">
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-base text-soft">{text}</p>
      </div>
      <Button
        variant="line"
        size="small"
        aria-label={fill(strings.showNamed, { title })}
        onClick={onOpen}
      >
        {strings.show}
      </Button>
    </li>
  );
}
