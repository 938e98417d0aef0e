import { useStore } from '@nanostores/react';
import { fill } from '@/i18n/fill';
import { localizedPath } from '@/i18n/locales';
import { keepDraft } from '@/lib/draft';
import { PROMPT_PARAMETER, promptDraftKey } from '@/lib/prompt-draft';
import { $premiumUid } from '@/lib/session/store';
import { ROUTES } from '@/routes';
import type { AdviceView } from '#shared/entities/brand-advice.ts';
import type { CheckerStrings } from '../strings';

interface HelpProps {
  item: AdviceView;
  strings: CheckerStrings['advice'];
}

/** A library prompt, which opens with what the item knows filled in. */
export function PromptLine({
  prompt,
  item,
  strings: t,
}: HelpProps & { prompt: NonNullable<AdviceView['prompt']> }) {
  const uid = useStore($premiumUid);
  const library = localizedPath(ROUTES.promptLibrary, item.locale);
  const fillIn = () => {
    if (uid !== null) keepDraft(promptDraftKey(uid, prompt.id), prompt.values);
  };
  return (
    <p>
      <span className="block text-sm text-soft">{t.prompt}</span>
      <a
        className="link py-1"
        lang={item.locale}
        href={`${library}?${PROMPT_PARAMETER}=${encodeURIComponent(prompt.id)}`}
        onClick={fillIn}
        onAuxClick={fillIn}
      >
        {prompt.title}
      </a>
    </p>
  );
}

/** A lesson on the item's subject. */
export function LessonLine({
  lesson: { key, title, minutes },
  item,
  strings: t,
}: HelpProps & { lesson: NonNullable<AdviceView['lesson']> }) {
  const lessons = localizedPath(ROUTES.lessons, item.locale);
  return (
    <p>
      <span className="block text-sm text-soft">{t.lesson}</span>
      <a
        className="link py-1"
        lang={item.locale}
        href={`${lessons}?lesson=${encodeURIComponent(key)}`}
      >
        {fill(t.minutes, { title, minutes })}
      </a>
    </p>
  );
}
