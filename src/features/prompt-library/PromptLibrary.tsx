import { useStore } from '@nanostores/react';
import { Guard } from '@/components/members/Guard';
import { PageHeading } from '@/components/members/PageHeading';
import { island } from '@/components/ui/island';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { Library, type LibraryStrings } from './browse/Library';
import { $library } from './prompts-store';

interface PromptLibraryProps {
  locale: Locale;
  strings: LibraryStrings;
  /** Number of prompts as the build knows it, until the library has loaded. */
  builtCount: number;
}

/** The prompt library for premium members (product 19.1). */
function PromptLibrary({ locale, strings, builtCount }: PromptLibraryProps) {
  const { promptLibrary, members } = strings;
  const { data } = useStore($library, { ssr: 'initial' });
  const count = data?.length ?? builtCount;
  const heading = (
    <PageHeading title={promptLibrary.title} intro={fill(promptLibrary.subtitle, { count })} />
  );
  return (
    <Guard
      access="premium"
      tool="promptLibrary"
      locale={locale}
      strings={members}
      heading={heading}
    >
      {({ uid }) => <Library locale={locale} strings={strings} uid={uid} />}
    </Guard>
  );
}

export default island(PromptLibrary);
