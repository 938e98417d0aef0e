import type { PromptExample } from '@/content/schemas/builder';
import { ExampleCard } from './ExampleCard';
import { ExampleForm } from './ExampleForm';
import type { SmartBuilderStrings } from './strings';

interface ExampleLibraryProps {
  examples: readonly PromptExample[];
  own: readonly PromptExample[];
  draft: PromptExample;
  strings: SmartBuilderStrings['examples'];
  onUse: (prompt: string) => void;
  onType: (example: PromptExample) => void;
  onAdd: () => void;
  onDelete: (example: PromptExample) => void;
}

/** The examples of a content type, built-in and the member's own, with the form to add one. */
export function ExampleLibrary(props: ExampleLibraryProps) {
  const { examples, own, draft, strings, onUse, onType, onAdd, onDelete } = props;
  return (
    <section className="mt-16">
      <h2 className="mb-6 text-title">{strings.heading}</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {examples.map((example) => (
          <ExampleCard key={example.title} example={example} strings={strings} onUse={onUse} />
        ))}
      </ul>
      {own.length > 0 && (
        <>
          <h3 className="mt-10 mb-4 text-heading">{strings.own}</h3>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {own.map((example, index) => (
              <ExampleCard
                key={index}
                example={example}
                strings={strings}
                onUse={onUse}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </>
      )}
      <ExampleForm example={draft} strings={strings} onType={onType} onAdd={onAdd} />
    </section>
  );
}
