import { useCallback, useId, useReducer } from 'react';
import { TabList } from '@/components/ui/TabList';
import type { SmartBuilderContent, SmartOption } from '@/content/schemas/builder';
import { PROMPT_TYPES, SMART_STEPS, type SmartStep } from '#shared/entities/prompt-step.ts';
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
import { TipsCard } from './TipsCard';
import { usePromptCopy } from './use-prompt-copy';

interface SmartBuilderProps {
  content: SmartBuilderContent;
  strings: SmartBuilderStrings;
  onCopied: (prompt: string, type: BuilderState['type']) => void;
}

/** The Smart Prompt Builder itself (product 17.2). */
export function SmartBuilder({ content, strings, onCopied }: SmartBuilderProps) {
  const { options, roleLead, guidance, examples, tips } = content;
  const words = { options, role: { sentence: strings.roleSentence, lead: roleLead } };
  const [state, send] = useReducer(
    (old: BuilderState, action: BuilderAction) => nextState(old, action, words),
    INITIAL_STATE,
  );
  const id = useId();
  const { type, draft } = state;
  const isDone = (step: SmartStep) => isStepDone(draft, options, step);
  const text = promptText(state, words);
  const copying = usePromptCopy(text, (prompt) => onCopied(prompt, type));
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
        <div className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14">
          <div className="space-y-10">
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
      <TipsCard tips={tips} strings={strings.tips} />
    </>
  );
}
