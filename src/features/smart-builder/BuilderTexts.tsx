import { ButtonLink } from '@/components/ui/Button';
import type { SmartBuilderContent } from '@/content/schemas/builder';
import { localizedPath, type Locale } from '@/i18n/locales';
import { BECOME_MEMBER_PATH, ROUTES } from '@/routes';
import { BuilderFold } from './BuilderFold';
import type { SmartBuilderStrings } from './strings';

/** Anchors of the glossary for `concepts.items`, in the same order. */
const CONCEPTS = ['prompt', 'context-window', 'few-shot', 'chain-of-thought', 'hallucination'];

interface BuilderTextsProps {
  locale: Locale;
  tips: SmartBuilderContent['tips'];
  /** Premium members are not offered what they have. */
  isPremium: boolean;
  strings: SmartBuilderStrings;
}

/** How-to, tips, features, background and links below the builder, closed at first (product 17.9). */
export function BuilderTexts({ locale, tips, isPremium, strings }: BuilderTextsProps) {
  const { howTo, features, about, concepts, related, closing } = strings.texts;
  const glossary = localizedPath(ROUTES.glossary, locale);
  return (
    <>
      <div className="mt-16 border-t-[1.5px] border-ink">
        <BuilderFold heading={howTo.heading}>
          <ol className="max-w-prose list-decimal space-y-2 pl-6">
            {howTo.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </BuilderFold>
        <BuilderFold heading={strings.tips.heading}>
          <ol className="max-w-prose list-decimal space-y-2 pl-6">
            {tips.map(({ title, text }) => (
              <li key={title}>
                <strong className="font-semibold">{title}.</strong> {text}
              </li>
            ))}
          </ol>
        </BuilderFold>
        <BuilderFold heading={features.heading}>
          <ul className="max-w-prose list-disc space-y-2 pl-6">
            {features.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </BuilderFold>
        <BuilderFold heading={about.heading}>
          <div className="max-w-prose space-y-3">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </BuilderFold>
        <BuilderFold heading={concepts.heading}>
          <p>{concepts.text}</p>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
            {concepts.items.map((name, index) => (
              <li key={name}>
                <a className="link" href={`${glossary}#${CONCEPTS[index] ?? ''}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </BuilderFold>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-base">
        {related.heading}
        <a className="link" href={glossary}>
          {related.glossary}
        </a>
        <a className="link" href={localizedPath(ROUTES.blog, locale)}>
          {related.blog}
        </a>
      </p>
      {!isPremium && (
        <section className="mt-16 border-t-[1.5px] border-ink pt-8">
          <h2 className="text-title">{closing.heading}</h2>
          <p className="mt-3 text-lead text-soft">{closing.text}</p>
          <ButtonLink className="mt-6" href={localizedPath(BECOME_MEMBER_PATH, locale)}>
            {closing.action}
          </ButtonLink>
        </section>
      )}
    </>
  );
}
