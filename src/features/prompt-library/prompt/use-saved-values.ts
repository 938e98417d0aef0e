import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { shownValues, type PromptValues } from '#shared/rules/prompt-values.ts';
import {
  $unsavedForms,
  changeForm,
  openForm,
  saveAllForms,
  savedValues,
  saveForm,
  type FormState,
} from './values-store';

/** `unread` when the stored values could not be loaded. */
export type SaveState = FormState | 'loading' | 'unread';

const CLOSED = { sent: {}, changes: {}, state: 'rest' } as const;

/**
 * The values of a prompt's form: loaded when it opens, saved when it closes or the page is left.
 */
export function useSavedValues(uid: string, id: string) {
  const $saved = useMemo(() => savedValues(id), [id]);
  const { data, error } = useStore($saved);
  const form = useStore($unsavedForms)[id] ?? CLOSED;
  const saved = data ?? {};
  const isAnswered = data !== undefined || error !== undefined;

  useEffect(() => {
    openForm(uid, id);
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveAllForms();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', saveAllForms);
    addEventListener('online', saveAllForms);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', saveAllForms);
      removeEventListener('online', saveAllForms);
      saveAllForms();
    };
  }, [uid, id]);
  useEffect(() => {
    // Saves values that an earlier visit in this tab could not save.
    if (isAnswered) void saveForm(id);
  }, [id, isAnswered]);

  return {
    values: shownValues({ saved, sent: form.sent, changes: form.changes }),
    state: stateOf(form.state, data, error),
    change: (values: PromptValues) => changeForm(id, saved, values),
    retry: () => {
      if (data === undefined && error !== undefined) $saved.invalidate();
      void saveForm(id);
    },
  };
}

function stateOf(form: FormState, data: PromptValues | undefined, error: unknown): SaveState {
  if (form !== 'rest' || data !== undefined) return form;
  return error === undefined ? 'loading' : 'unread';
}
