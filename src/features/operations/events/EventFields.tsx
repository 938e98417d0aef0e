import { useState } from 'react';
import { Field } from '@/components/ui/Field';
import type { EventFields as EventValues } from '#shared/entities/event.ts';
import {
  MAX_EVENT_ANSWERS_LENGTH,
  MAX_EVENT_MINUTES,
  MAX_EVENT_TEXT_LENGTH,
  MIN_EVENT_MINUTES,
} from '#shared/event-limits.ts';
import { MAX_LINE_LENGTH, MAX_URL_LENGTH } from '#shared/limits.ts';
import { germanDateTime, instantOfGermanTime } from '#shared/rules/dates.ts';
import type { OperationsStrings } from '../strings';

/** Length of a new live Q&A, in minutes. */
const USUAL_MINUTES = 60;

interface EventFieldsProps {
  /** Null for a new one. */
  event: EventValues | null;
  strings: OperationsStrings['events'];
}

/** The fields of a live Q&A; the browser checks what is required. */
export function EventFields({ event, strings }: EventFieldsProps) {
  const { fields: t } = strings;
  const [hasAnswers, setHasAnswers] = useState(event?.answers != null);
  const line = { required: true, maxLength: MAX_LINE_LENGTH };
  const text = {
    as: 'textarea',
    rows: 3,
    required: true,
    maxLength: MAX_EVENT_TEXT_LENGTH,
  } as const;
  const link = { type: 'url', pattern: 'https://.+', maxLength: MAX_URL_LENGTH } as const;
  const long = {
    as: 'textarea',
    rows: 8,
    required: hasAnswers,
    maxLength: MAX_EVENT_ANSWERS_LENGTH,
    hint: strings.answersHint,
  } as const;
  return (
    <div
      className="mt-3 space-y-3"
      onInput={({ currentTarget }) => {
        const typed = currentTarget.querySelectorAll<HTMLTextAreaElement>('[name^=answers_]');
        setHasAnswers([...typed].some(({ value }) => value.trim() !== ''));
      }}
    >
      <Field
        type="datetime-local"
        name="starts_at"
        label={t.starts_at}
        required
        defaultValue={event ? germanDateTime(event.starts_at) : ''}
      />
      <Field
        type="number"
        name="minutes"
        label={t.minutes}
        required
        min={MIN_EVENT_MINUTES}
        max={MAX_EVENT_MINUTES}
        defaultValue={event?.minutes ?? USUAL_MINUTES}
      />
      <Field {...line} name="topic_en" label={t.topicEn} defaultValue={event?.topic.en} />
      <Field {...line} name="topic_de" label={t.topicDe} defaultValue={event?.topic.de} />
      <Field
        {...text}
        name="text_en"
        label={t.descriptionEn}
        defaultValue={event?.description.en}
      />
      <Field
        {...text}
        name="text_de"
        label={t.descriptionDe}
        defaultValue={event?.description.de}
      />
      <Field {...link} name="join_url" label={t.joinUrl} defaultValue={event?.join_url ?? ''} />
      <Field
        {...link}
        name="recording_url"
        label={t.recordingUrl}
        defaultValue={event?.recording_url ?? ''}
      />
      <Field {...long} name="answers_en" label={t.answersEn} defaultValue={event?.answers?.en} />
      <Field {...long} name="answers_de" label={t.answersDe} defaultValue={event?.answers?.de} />
    </div>
  );
}

/** What was entered, with the time as UTC. */
export function enteredEvent(text: (name: string) => string): EventValues {
  const answers = { en: text('answers_en'), de: text('answers_de') };
  return {
    starts_at: instantOfGermanTime(text('starts_at')),
    minutes: Number(text('minutes')),
    topic: { en: text('topic_en'), de: text('topic_de') },
    description: { en: text('text_en'), de: text('text_de') },
    join_url: text('join_url') || null,
    recording_url: text('recording_url') || null,
    answers: answers.en === '' ? null : answers,
  };
}
