import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ChoiceRow } from '@/components/members/ChoiceRow';
import { Guard } from '@/features/auth/Guard';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { VIDEO_CHOICES, type VideoChoice } from '@/shared/rules/videos';
import { $videos, loadVideos } from './store';
import { VideoGrid } from './VideoGrid';

interface VideoTutorialsProps {
  locale: Locale;
  strings: Pick<Dictionary, 'videos' | 'members'>;
}

function Tutorials({ locale, strings }: VideoTutorialsProps) {
  const { videos: t, members } = strings;
  const list = useStore($videos);
  const [choice, setChoice] = useState<VideoChoice>('all');

  useEffect(() => void loadVideos(locale), [locale]);

  return (
    <>
      <a href={localizedPath(ROUTES.dashboard, locale)} className="link text-base">
        {members.toDashboard}
      </a>
      <h1 className="mt-4 text-title">{t.title}</h1>
      <p className="mt-3 mb-8 text-lead text-soft">{t.intro}</p>
      <ChoiceRow
        label={t.filter}
        choices={VIDEO_CHOICES}
        names={t.categories}
        selected={choice}
        onSelect={setChoice}
        className="mb-8"
      />
      <VideoGrid
        list={list}
        choice={choice}
        locale={locale}
        strings={strings}
        onRetry={() => void loadVideos(locale)}
      />
    </>
  );
}

/** The video tutorials for premium members (C section 2). */
export default function VideoTutorials({ locale, strings }: VideoTutorialsProps) {
  return (
    <Guard access="premium" locale={locale} strings={strings.members}>
      {() => <Tutorials locale={locale} strings={strings} />}
    </Guard>
  );
}
