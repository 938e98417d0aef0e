import { ButtonLink } from '@/components/ui/Button';
import { ASSISTANTS, assistantLink, type AssistantId } from './assistant';
import type { BuilderStrings } from './strings';

const IDS = Object.keys(ASSISTANTS) as AssistantId[];

interface AssistantsProps {
  prompt: string;
  strings: BuilderStrings;
  /** Called when an assistant opens that needs the prompt to be pasted. */
  onPaste: (assistant: string) => void;
}

/** Links that open an assistant with the prompt filled in. */
export function Assistants({ prompt, strings, onPaste }: AssistantsProps) {
  const { openIn, pasteNote, shareNote } = strings.result;
  return (
    <div className="mt-4 border-t border-line pt-5">
      <h3 className="mb-3 font-semibold" id="open-in">
        {openIn}
      </h3>
      <ul className="flex flex-wrap gap-2" aria-labelledby="open-in">
        {IDS.map((id) => {
          const { address, isFilled } = assistantLink(id, prompt);
          const { name } = ASSISTANTS[id];
          return (
            <li key={id}>
              <ButtonLink
                variant="line"
                size="small"
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                onClick={isFilled ? undefined : () => onPaste(name)}
              >
                {name}
                <span className="sr-only">, {strings.opensInNewTab}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-[0.9375rem] text-soft">
        {pasteNote} {shareNote}
      </p>
    </div>
  );
}
