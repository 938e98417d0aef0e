import { PageHeading } from '@/components/members/PageHeading';
import { island } from '@/components/ui/island';
import type { SmartBuilderContent } from '@/content/schemas/builder';
import { recordActivity } from '@/lib/session/activity';
import { Guard } from '@/components/members/Guard';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { MIN_PROMPT_CONTENT_LENGTH } from '#shared/limits.ts';
import { BuilderTexts } from './BuilderTexts';
import { SmartBuilder } from './SmartBuilder';
import { TutorialVideo } from './TutorialVideo';

interface SmartBuilderPageProps {
  locale: Locale;
  content: SmartBuilderContent;
  strings: Pick<Dictionary, 'smartBuilder' | 'members'>;
}

/** Records a copied prompt of more than 50 characters as created (product 7.12). */
function countPrompt(prompt: string, type: string): void {
  if (prompt.trim().length <= MIN_PROMPT_CONTENT_LENGTH) return;
  void recordActivity('prompt_created', { tool_id: 'prompt-builder', content_type: type });
}

/** The Smart Prompt Builder for members (product 17.1). */
function SmartBuilderPage({ locale, content, strings }: SmartBuilderPageProps) {
  const { smartBuilder: t, members } = strings;
  const heading = (
    <div className="mb-3 lg:flex lg:items-start lg:justify-between lg:gap-10">
      <div>
        <PageHeading title={t.heading} intro={t.intro} />
      </div>
      <TutorialVideo locale={locale} strings={strings} />
    </div>
  );
  return (
    <Guard access="member" locale={locale} strings={members} heading={heading}>
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
