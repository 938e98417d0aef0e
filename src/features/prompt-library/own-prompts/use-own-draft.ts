import { useEffect, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import type { OwnPromptFields, OwnVariable } from '#shared/entities/own-prompt.ts';
import { promptVariables } from '#shared/rules/prompt-variables.ts';

/** The fields as typed. A variable's fields are kept while its name is missing in the text. */
interface Typed {
  title: string;
  description: string;
  tags: string;
  content: string;
  variables: Record<string, OwnVariable>;
}

/** The editor's fields, stored in session storage, so that closing or reloading loses nothing. */
export function useOwnDraft(uid: string, draft: string, start: OwnPromptFields) {
  const key = `own-prompt:${uid}:${draft}`;
  const [typed, setTyped] = useState(() => readTyped(key) ?? typedOf(start));
  const [isRestored, setRestored] = useState(() => readTyped(key) !== null);
  const [isChanged, setChanged] = useState(isRestored);

  useEffect(() => {
    if (isChanged) keepDraft(key, typed);
  }, [key, typed, isChanged]);

  return {
    typed: { ...typed, fields: () => fieldsOf(typed) },
    isRestored,
    change(part: Partial<Typed>) {
      setTyped((old) => ({ ...old, ...part }));
      setChanged(true);
    },
    discard() {
      clearDraft(key);
      setTyped(typedOf(start));
      setRestored(false);
      setChanged(false);
    },
    forget: () => {
      setChanged(false);
      clearDraft(key);
    },
  };
}

function typedOf({ title, description, tags, content, variables }: OwnPromptFields): Typed {
  const described = Object.fromEntries(variables.map((variable) => [variable.name, variable]));
  return { title, description, tags: tags.join(', '), content, variables: described };
}

function fieldsOf({ title, description, tags, content, variables }: Typed): OwnPromptFields {
  const used = new Set(promptVariables(content));
  const described = Object.values(variables).filter(({ name }) => used.has(name));
  return { title, description, tags: [tags], content, variables: described };
}

/** The stored draft; null when it has another shape. */
function readTyped(key: string): Typed | null {
  const stored = readDraft(key);
  if (typeof stored !== 'object' || stored === null) return null;
  const { title, description, tags, content, variables } = stored as Partial<
    Record<keyof Typed, unknown>
  >;
  const texts = [title, description, tags, content];
  const isWhole = texts.every((text) => typeof text === 'string');
  if (!isWhole || typeof variables !== 'object' || variables === null) return null;
  return stored as Typed;
}
