import { videoSchema } from '#shared/entities/video.ts';
import type { EndpointHandler } from '../call.ts';
import { listPublishedVideos } from '../stores/videos.ts';

export const videos: EndpointHandler<'videos'> = {
  run: async ({ input }) => {
    const stored = await listPublishedVideos(input.locale);
    return { videos: stored.map((video) => videoSchema.parse(video)) };
  },
  revalidates: true,
};
