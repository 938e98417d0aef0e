import { PageHeading } from '@/components/members/PageHeading';
import { ButtonLink } from '@/components/ui/Button';
import { island } from '@/components/ui/island';
import type { SmartBuilderContent } from '@/content/schemas/builder';
import { recordActivity } from '@/lib/session/activity';
import { Guard } from '@/components/members/Guard';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { MIN_PROMPT_CONTENT_LENGTH } from '#shared/limits.ts';
import { BuilderTexts } from './BuilderTexts';
import { SmartBuilder } from './SmartBuilder';
import { TutorialVideo } from './TutorialVideo';

interface SmartBuilderPageProps {
  /** The prompt table is the premium page with the same builder (product 17.1). */
  page: 'smartBuilder' | 'promptTable';
  locale: Locale;
  content: SmartBuilderContent;
  strings: Pick<Dictionary, 'smartBuilder' | 'members'>;
}

/** Records a copied prompt of more than 50 characters as created (product 7.12). */
function countPrompt(prompt: string, type: string): void {
  if (prompt.trim().length <= MIN_PROMPT_CONTENT_LENGTH) return;
  void recordActivity('prompt_created', { tool_id: 'prompt-builder', content_type: type });
}

/** The Smart Prompt Builder for members, and the prompt table for premium members. */
function SmartBuilderPage({ page, locale, content, strings }: SmartBuilderPageProps) {
  const { smartBuilder: t, members } = strings;
  const isTable = page === 'promptTable';
  const heading = (
    <>
      {isTable && (
        <header className="mb-8 border-b-[1.5px] border-ink pb-8">
          <PageHeading title={t.table.heading} intro={t.table.intro} />
          <ButtonLink className="mt-6" variant="line" href={localizedPath(ROUTES.lessons, locale)}>
            {t.table.action}
          </ButtonLink>
        </header>
      )}
      <div className="mb-3 lg:flex lg:items-start lg:justify-between lg:gap-10">
        <div>
          {isTable ? (
            <>
              <h2 className="text-title">{t.heading}</h2>
              <p className="mt-3 max-w-2xl text-lead text-soft">{t.intro}</p>
            </>
          ) : (
            <PageHeading title={t.heading} intro={t.intro} />
          )}
        </div>
        <TutorialVideo locale={locale} strings={strings} />
      </div>
    </>
  );
  return (
    <Guard
      access={isTable ? 'premium' : 'member'}
      locale={locale}
      strings={members}
      heading={heading}
    >
      {({ premium }) => (
        <>
          <SmartBuilder
            content={content}
            locale={locale}
            isPremium={premium}
            strings={t}
            onCopied={countPrompt}
          />
          <BuilderTexts locale={locale} tips={content.tips} isPremium={premium} strings={t} />
        </>
      )}
    </Guard>
  );
}

export default island(SmartBuilderPage);
