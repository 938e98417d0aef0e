import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ChoiceRow } from '@/components/members/ChoiceRow';
import { PageHeading } from '@/components/members/PageHeading';
import { Guard } from '@/components/members/Guard';
import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { VIDEO_CHOICES, type VideoChoice } from '#shared/rules/videos.ts';
import { $videos, loadVideos } from './store';
import { VideoGrid } from './VideoGrid';

interface VideoTutorialsProps {
  locale: Locale;
  strings: Pick<Dictionary, 'videos' | 'members'>;
}

function Tutorials({ locale, strings }: VideoTutorialsProps) {
  const { videos: t } = strings;
  const list = useStore($videos);
  const [choice, setChoice] = useState<VideoChoice>('all');

  return (
    <>
      <ChoiceRow
        label={t.filter}
        choices={VIDEO_CHOICES}
        names={t.categories}
        selected={choice}
        onSelect={setChoice}
        className="mt-8 mb-8"
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

/** The video tutorials for premium members (product 20.1). */
export default function VideoTutorials({ locale, strings }: VideoTutorialsProps) {
  const { videos, members } = strings;
  const heading = (
    <PageHeading locale={locale} strings={members} title={videos.title} intro={videos.intro} />
  );
  return (
    <Guard access="premium" locale={locale} strings={members} heading={heading}>
      {() => <Tutorials locale={locale} strings={strings} />}
    </Guard>
  );
}
