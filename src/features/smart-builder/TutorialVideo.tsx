import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { recordingFile } from '@/components/members/RecordingPlayer';
import { RetryAlert } from '@/components/members/RetryAlert';
import { VideoPlayer } from '@/components/members/VideoPlayer';
import { Spinner } from '@/components/ui/Spinner';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { parseLocale, type Locale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import { callAsMember } from '@/lib/session/member-api';
import type { EndpointOutput } from '#shared/api/contract.ts';
import type { SmartBuilderStrings } from './strings';

const $film = createFetcherStore<EndpointOutput<'builder-film'>>(['builder-film'], {
  fetcher: () =>
    callAsMember('builder-film', { locale: parseLocale(document.documentElement.lang) }),
});

interface TutorialVideoProps {
  locale: Locale;
  strings: Pick<Dictionary, 'smartBuilder' | 'members'>;
}

/** The builder's film, folded; what it is called is asked for when it is opened (product 17.9). */
export function TutorialVideo({ locale, strings }: TutorialVideoProps) {
  const [isOpen, setOpen] = useState(false);
  const { video: t } = strings.smartBuilder;
  return (
    <details onToggle={({ currentTarget }) => setOpen((was) => was || currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-base">
        <svg className="w-3 shrink-0 fill-signal" viewBox="0 0 12 14" aria-hidden="true">
          <path d="M0 0v14l12-7z" />
        </svg>
        <span className="link">{t.open}</span>
        <span className="text-soft">{t.length}</span>
      </summary>
      {isOpen && <Film locale={locale} strings={t} retry={strings.members.retry} />}
    </details>
  );
}

interface FilmProps {
  locale: Locale;
  strings: SmartBuilderStrings['video'];
  retry: string;
}

function Film({ locale, strings: t, retry }: FilmProps) {
  const { data, error } = useStore($film);
  const [isPlaying, setPlaying] = useState(false);
  if (!data) {
    if (error === undefined) return <Spinner />;
    return <RetryAlert text={t.failed} retry={retry} onRetry={() => $film.invalidate()} />;
  }
  const file = recordingFile(data.video, t.captions, locale);
  return (
    <figure className="mt-2 max-w-xl lg:w-xl">
      <VideoPlayer
        source={file}
        title={t.title}
        isPlaying={isPlaying}
        play={t.play}
        detail={fill(t.duration, { duration: data.video.duration })}
        onPlay={() => setPlaying(true)}
      />
      <figcaption className="mt-2 text-right text-[0.9375rem]">
        <a className="link py-1" href={file.address} target="_blank" rel="noopener">
          {t.newTab} <span aria-hidden="true">↗</span>
        </a>
      </figcaption>
    </figure>
  );
}
