import { join } from 'node:path';
import { eventsSchema } from '#src/content/schemas/event.ts';
import { valuesOf } from '#src/integrations/content-checks/content-file.ts';
import {
  CONTENT_FOLDER,
  readSharedContent,
} from '#src/integrations/content-checks/read-content.ts';
import { exampleVideos } from '#src/integrations/example-videos.ts';
import { unreadSentences } from '#src/integrations/law-text.ts';
import { sampleFacts } from '#src/integrations/sample-operator.ts';
import { isSampleEvent } from '../library/event-documents.ts';
import { claimStatus } from './claim-status.ts';

/**
 * What only the owner can settle, one line each: the sample operator's facts (author and films among
 * them) and events, example videos of lessons, sentences of the law that nobody has read word for
 * word, and claims without evidence.
 *
 * @param root folder of the project
 * @param day `YYYY-MM-DD`
 */
export function ownerMatters(root: string, day: string): string[] {
  const counted: [number, string][] = [
    [sampleFacts().length, `src/site.config.ts: facts of the sample operator (${sampleFacts()})`],
    [sampleEvents(root), 'src/content/events/events.yaml: live Q&As of the sample operator'],
    [
      unreadSentences().length,
      'src/i18n/withdrawal-annex.ts: sentences not read in the law itself',
    ],
  ];
  return [
    ...counted.flatMap(([count, what]) => (count > 0 ? [`${count} in ${what}`] : [])),
    ...exampleVideos(join(root, CONTENT_FOLDER)).map(
      (place) => `example video in ${CONTENT_FOLDER}/${place}`,
    ),
    ...claimStatus(day).map((line) => `claim ${line}`),
  ];
}

function sampleEvents(root: string): number {
  return readSharedContent(root)
    .filter(({ collection }) => collection === 'events')
    .flatMap((file) => eventsSchema.parse(valuesOf(file)).events)
    .filter(isSampleEvent).length;
}
