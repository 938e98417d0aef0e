import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { SMART_STEPS } from '#shared/entities/prompt-step.ts';
import {
  EMPTY_SMART_DRAFT,
  fragmentOf,
  handEdit,
  isStepDone,
  setField,
  smartPromptText,
  toggleOption,
  type QuickOption,
} from '#shared/rules/smart-prompt.ts';
import { smartBuilderContent } from '../helpers/builder-content';
import { STRAY_COMMA } from '../helpers/stray-comma';

const WORDS = { role: 'You are {role}.', subject: 'Subject: {subject}', lead: 'Act as' };

const option = (id: string, category: QuickOption['category'], snippet: string): QuickOption => ({
  id,
  category,
  snippet,
});

const EDITOR = option('editor', 'role', 'Act as an editor.');
const DRAFT = option('draft', 'task', 'Write a draft.');
const LIST = option('list', 'format', 'Answer with a list.');
const OPTIONS = [LIST, DRAFT, EDITOR];

describe('a quick option', () => {
  it('adds its snippet without leading verb phrase and final period', () => {
    expect(fragmentOf('Act as an editor.', 'Act as')).toBe('an editor');
    expect(fragmentOf('Write a draft.', 'Act as')).toBe('Write a draft');
    expect(fragmentOf('Act assertively.', 'Act as')).toBe('Act assertively');
  });

  it('is appended to the text of its step after a comma, and removed again', () => {
    const typed = setField(EMPTY_SMART_DRAFT, 'task', 'Think');
    const selected = toggleOption(typed, DRAFT, WORDS.lead);
    expect(selected.fields.task).toBe('Think, Write a draft');
    expect(selected.selected).toEqual(['draft']);
    expect(toggleOption(selected, DRAFT, WORDS.lead)).toEqual(typed);
  });
});

describe('the generated prompt', () => {
  it('joins the fields, the role as a sentence of its own', () => {
    const draft = setField(
      setField(EMPTY_SMART_DRAFT, 'role', ' an editor '),
      'quality',
      'Be brief!',
    );
    expect(smartPromptText(draft, OPTIONS, WORDS)).toBe('You are an editor. Be brief!');
  });

  it('does not repeat how the role was already opened', () => {
    for (const role of ['You are an editor.', 'Act as an editor', 'an editor']) {
      expect(smartPromptText(setField(EMPTY_SMART_DRAFT, 'role', role), OPTIONS, WORDS)).toBe(
        'You are an editor.',
      );
    }
  });

  it('takes a role with a dollar sign as it is', () => {
    expect(smartPromptText(setField(EMPTY_SMART_DRAFT, 'role', 'a $& seller'), [], WORDS)).toBe(
      'You are a $& seller.',
    );
  });

  it('is built from the selected options in step order when all fields are empty', () => {
    const draft = { ...EMPTY_SMART_DRAFT, selected: ['list', 'editor'] };
    expect(smartPromptText(draft, OPTIONS, WORDS)).toBe('Act as an editor. Answer with a list.');
  });

  it('names the subject after the task, whether that was typed or chosen', () => {
    const about = { ...EMPTY_SMART_DRAFT, subject: ' tea, , in  Kent ' };
    const typed = setField(setField(about, 'task', 'write'), 'format', 'a list');
    expect(smartPromptText(typed, OPTIONS, WORDS)).toBe('Write. Subject: tea, in Kent. A list.');
    const chosen = { ...about, selected: ['list', 'draft'] };
    expect(smartPromptText(chosen, OPTIONS, WORDS)).toBe(
      'Write a draft. Subject: tea, in Kent. Answer with a list.',
    );
    expect(smartPromptText({ ...about, subject: 'Why $&?' }, OPTIONS, WORDS)).toBe(
      'Subject: Why $&?',
    );
    expect(smartPromptText({ ...about, subject: ' ., ' }, OPTIONS, WORDS)).toBe('');
  });

  it('is empty without text and options', () => {
    expect(smartPromptText(EMPTY_SMART_DRAFT, OPTIONS, WORDS)).toBe('');
  });
});

describe('a step', () => {
  it('is done with text or with a selected option of its category', () => {
    const draft = { ...setField(EMPTY_SMART_DRAFT, 'task', 'x'), selected: ['list'] };
    const done = SMART_STEPS.filter((step) => isStepDone(draft, OPTIONS, step));
    expect(done).toEqual(['task', 'format']);
  });
});

describe('a change by hand', () => {
  it('lasts until the text equals the generated one again', () => {
    expect(handEdit('mine', 'generated')).toBe('mine');
    expect(handEdit('', 'generated')).toBe('');
    expect(handEdit('generated', 'generated')).toBeNull();
  });
});

for (const locale of LOCALES) {
  const { options, roleLead } = smartBuilderContent(locale);
  const { roleSentence, subject } = dictionary(locale).smartBuilder;
  const words = { role: roleSentence, subject: subject.sentence, lead: roleLead };
  const opening = words.role.replace(' {role}.', '');
  const fragments = options.map(({ snippet }) => fragmentOf(snippet, roleLead));
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom(',', ' , ', 'a. b,', '.', '…'),
    fc.constantFrom(...fragments),
    fc.tuple(fc.constantFrom(...fragments), fc.string()).map((texts) => texts.join(', ')),
  );
  const draftOf = (texts: string[]) =>
    SMART_STEPS.reduce(
      (draft, step, index) => setField(draft, step, texts[index] ?? ''),
      EMPTY_SMART_DRAFT,
    );
  const typedRole = fc.oneof(
    typed,
    fc.constantFrom(roleLead, `${roleLead} .`, opening, `${opening} `, `${opening},`),
  );
  const typedDraft = fc
    .tuple(fc.tuple(typedRole, typed, typed, typed, typed), typed)
    .map(([texts, subject]) => ({ ...draftOf(texts), subject }));
  const someOptions = fc.shuffledSubarray(options, { minLength: 1 });

  describe(`with the real options (${locale})`, () => {
    it('selecting and deselecting in any order gives back the text one started with', () => {
      fc.assert(
        fc.property(
          typedDraft,
          someOptions.chain((on) =>
            fc.tuple(fc.constant(on), fc.shuffledSubarray(on, { minLength: on.length })),
          ),
          (start, [on, off]) => {
            const end = [...on, ...off].reduce(
              (draft, each) => toggleOption(draft, each, roleLead),
              start,
            );
            expect(end).toEqual(start);
          },
        ),
      );
    });

    it('deselecting some leaves what selecting only the others would have made', () => {
      fc.assert(
        fc.property(typedDraft, someOptions, fc.infiniteStream(fc.boolean()), (start, on, coin) => {
          const off = on.filter(() => coin.next().value);
          const select = (list: typeof on) =>
            list.reduce((draft, each) => toggleOption(draft, each, roleLead), start);
          const end = off.reduce((draft, each) => toggleOption(draft, each, roleLead), select(on));
          expect(end).toEqual(select(on.filter((each) => !off.includes(each))));
        }),
      );
    });

    it('the prompt never has doubled spaces, stray commas or an empty role', () => {
      fc.assert(
        fc.property(typedDraft, someOptions, (start, on) => {
          const draft = on.reduce((each, next) => toggleOption(each, next, roleLead), start);
          for (const prompt of [start, draft].map((d) => smartPromptText(d, options, words))) {
            expect(prompt).not.toMatch(/\s\s/);
            expect(prompt).not.toMatch(STRAY_COMMA);
            expect(prompt).not.toMatch(new RegExp(`${opening}\\s*\\.`));
          }
        }),
      );
    });
  });
}
