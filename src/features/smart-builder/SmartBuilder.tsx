import { useCallback, useId, useReducer } from 'react';
import { Field } from '@/components/ui/Field';
import { TabList } from '@/components/ui/TabList';
import type { SmartBuilderContent, SmartOption } from '@/content/schemas/builder';
import type { Locale } from '@/i18n/locales';
import { PROMPT_TYPES, SMART_STEPS, type SmartStep } from '#shared/entities/prompt-step.ts';
import { MAX_LINE_LENGTH } from '#shared/limits.ts';
import { isStepDone } from '#shared/rules/smart-prompt.ts';
import {
  hasContent,
  INITIAL_STATE,
  nextState,
  promptText,
  type BuilderAction,
  type BuilderState,
} from './builder-state';
import { ExampleLibrary } from './ExampleLibrary';
import { Guidance } from './Guidance';
import { PhoneBar } from './PhoneBar';
import { ProgressCard } from './ProgressCard';
import { PromptBox } from './PromptBox';
import { StepCard } from './StepCard';
import type { SmartBuilderStrings } from './strings';
import { usePromptCopy } from './use-prompt-copy';
import { usePromptSaving } from './use-prompt-saving';

interface SmartBuilderProps {
  content: SmartBuilderContent;
  locale: Locale;
  /** Premium members keep prompts of their own. */
  isPremium: boolean;
  strings: SmartBuilderStrings;
  onCopied: (prompt: string, type: BuilderState['type']) => void;
}

/** The Smart Prompt Builder itself (product 17.2). */
export function SmartBuilder(props: SmartBuilderProps) {
  const { content, locale, isPremium, strings, onCopied } = props;
  const { options, roleLead, guidance, examples } = content;
  const sentences = {
    role: strings.roleSentence,
    subject: strings.subject.sentence,
    lead: roleLead,
  };
  const words = { options, sentences };
  const [state, send] = useReducer(
    (old: BuilderState, action: BuilderAction) => nextState(old, action, words),
    INITIAL_STATE,
  );
  const id = useId();
  const { type, draft } = state;
  const isDone = (step: SmartStep) => isStepDone(draft, options, step);
  const text = promptText(state, words);
  const copying = usePromptCopy(text, (prompt) => onCopied(prompt, type));
  const saving = usePromptSaving(text, draft.subject);
  const typeField = (step: SmartStep, text: string) => send({ do: 'type-field', step, text });
  const toggle = useCallback((option: SmartOption) => send({ do: 'toggle-option', option }), []);

  return (
    <>
      <TabList
        label={strings.typesLabel}
        tabs={PROMPT_TYPES.map((name) => ({ id: name, label: strings.types[name] }))}
        selected={type}
        onSelect={(name) => send({ do: 'choose-type', type: name })}
        baseId={id}
        panelId={() => `${id}-panel`}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${type}-tab`}>
        <Guidance {...guidance[type]} />
        <div className="mt-4 grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14">
          <div className="space-y-10">
            <Field
              label={strings.subject.label}
              maxLength={MAX_LINE_LENGTH}
              value={draft.subject}
              placeholder={strings.subject.placeholder}
              autoComplete="off"
              wrapperClassName="mb-8 sm:grid sm:grid-cols-[auto_1fr] sm:items-baseline sm:gap-x-4"
              onChange={({ target }: { target: { value: string } }) =>
                send({ do: 'type-subject', text: target.value })
              }
            />
            {SMART_STEPS.map((step, index) => (
              <StepCard
                key={step}
                step={step}
                number={index + 1}
                text={draft.fields[step]}
                isDone={isDone(step)}
                options={options.filter(({ category }) => category === step)}
                selected={draft.selected}
                strings={strings}
                onType={typeField}
                onToggle={toggle}
              />
            ))}
            <PhoneBar
              done={SMART_STEPS.filter(isDone).length}
              copying={copying}
              strings={strings}
            />
          </div>
          <div className="space-y-4 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
            <ProgressCard isDone={isDone} strings={strings} />
            <PromptBox
              text={text}
              isEdited={state.edited !== null}
              canLose={hasContent(state)}
              undo={state.undo}
              copying={copying}
              saving={isPremium ? saving : null}
              locale={locale}
              strings={strings}
              onEdit={(text) => send({ do: 'edit-prompt', text })}
              onFollow={() => send({ do: 'follow-steps' })}
              onClear={() => send({ do: 'clear' })}
              onUndo={() => send({ do: 'undo' })}
            />
          </div>
        </div>
        <ExampleLibrary
          examples={examples[type]}
          own={state.userExamples[type]}
          draft={state.exampleDraft}
          strings={strings.examples}
          onUse={(prompt) => send({ do: 'use-example', prompt })}
          onType={(example) => send({ do: 'type-example', example })}
          onAdd={() => send({ do: 'add-example' })}
          onDelete={(example) => send({ do: 'delete-example', example })}
        />
      </div>
    </>
  );
}
