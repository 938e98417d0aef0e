import { ButtonLink } from '@/components/ui/Button';
import { localizedPath, type Locale } from '@/i18n/locales';
import { BECOME_MEMBER_PATH, ROUTES } from '@/routes';
import type { SmartBuilderStrings } from './strings';

/** Anchors of the glossary for `concepts.items`, in the same order. */
const CONCEPTS = ['prompt', 'context-window', 'few-shot', 'chain-of-thought', 'hallucination'];

interface BuilderTextsProps {
  locale: Locale;
  strings: SmartBuilderStrings['texts'];
}

/** How-to, features, background and links below the builder (product 17.9). */
export function BuilderTexts({ locale, strings }: BuilderTextsProps) {
  const { howTo, features, about, concepts, related, closing } = strings;
  const glossary = localizedPath(ROUTES.glossary, locale);
  return (
    <>
      <div className="mt-20 grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <section>
          <h2 className="text-title">{howTo.heading}</h2>
          <ol className="mt-6 border-t-[1.5px] border-ink">
            {howTo.steps.map((step, index) => (
              <li key={step} className="flex gap-5 border-b border-line py-3">
                <span className="text-soft tabular-nums" aria-hidden="true">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className="text-title">{features.heading}</h2>
          <ul className="mt-6 border-t-[1.5px] border-ink">
            {features.items.map((item) => (
              <li key={item} className="border-b border-line py-3">
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-heading">{about.heading}</h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-soft">
              {paragraph}
            </p>
          ))}
        </section>
        <section>
          <h2 className="text-heading">{concepts.heading}</h2>
          <p className="mt-4 text-soft">{concepts.text}</p>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
            {concepts.items.map((name, index) => (
              <li key={name}>
                <a className="link" href={`${glossary}#${CONCEPTS[index] ?? ''}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <h2 className="mt-8 text-heading">{related.heading}</h2>
          <ul className="mt-3 flex gap-5">
            <li>
              <a className="link" href={glossary}>
                {related.glossary}
              </a>
            </li>
            <li>
              <a className="link" href={localizedPath(ROUTES.blog, locale)}>
                {related.blog}
              </a>
            </li>
          </ul>
        </section>
      </div>
      <section className="mt-20 border-t-[1.5px] border-ink pt-8">
        <h2 className="text-title">{closing.heading}</h2>
        <p className="mt-3 text-lead text-soft">{closing.text}</p>
        <ButtonLink className="mt-6" href={localizedPath(BECOME_MEMBER_PATH, locale)}>
          {closing.action}
        </ButtonLink>
      </section>
    </>
  );
}
