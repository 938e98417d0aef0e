import { Button } from '@/components/ui/Button';
import type { PromptExample } from '@/content/schemas/builder';
import { fill } from '@/i18n/fill';
import type { SmartBuilderStrings } from './strings';

interface ExampleCardProps {
  example: PromptExample;
  strings: SmartBuilderStrings['examples'];
  onUse: (prompt: string) => void;
  /** Omitted for the built-in examples. */
  onDelete?: (example: PromptExample) => void;
}

/** An example prompt with a button to use it. */
export function ExampleCard({ example, strings, onUse, onDelete }: ExampleCardProps) {
  const { title, description, prompt } = example;
  return (
    <li className="flex flex-col rounded-md border border-line bg-raised p-5">
      <h3 className="leading-snug font-semibold">{title}</h3>
      {description && <p className="mt-1 text-[0.9375rem] text-soft">{description}</p>}
      <details className="mt-3 mb-4 text-[0.9375rem]">
        <summary className="link w-fit">{strings.showPrompt}</summary>
        <p className="mt-2 whitespace-pre-wrap text-soft">{prompt}</p>
      </details>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          size="small"
          variant="line"
          aria-label={fill(strings.useNamed, { title })}
          onClick={() => onUse(prompt)}
        >
          {strings.use}
        </Button>
        {onDelete && (
          <Button
            size="small"
            variant="quiet"
            aria-label={fill(strings.deleteNamed, { title })}
            onClick={() => onDelete(example)}
          >
            {strings.delete}
          </Button>
        )}
      </div>
    </li>
  );
}
