import { z } from 'zod';
import { GUIDE_TAGS, type GuideTag } from './guide-tags.ts';

/** An element of a guide's text. */
export interface GuideElement {
  tag: GuideTag;
  /** Of a heading, for links to it. */
  id?: string | undefined;
  /** Of a link: a path of ours without its language, or an `https` address. */
  href?: string | undefined;
  children: GuideNode[];
}

/** A picture of our tools. */
export interface GuidePicture {
  picture: string;
  /** What it shows, for people who do not see it. */
  alt: string;
}

/** A guide is data and no markup: nothing in it can be run (product 20.6). */
export type GuideNode = string | GuideElement | GuidePicture;

const elementSchema: z.ZodType<GuideElement> = z.strictObject({
  tag: z.enum(GUIDE_TAGS),
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  href: z
    .string()
    .regex(/^(\/(?!\/)|#|https:\/\/)/)
    .optional(),
  get children() {
    return z.array(guideNodeSchema);
  },
});

const pictureSchema: z.ZodType<GuidePicture> = z.strictObject({
  picture: z.string().regex(/^[a-z0-9-]+$/),
  alt: z.string().min(1),
});

export const guideNodeSchema: z.ZodType<GuideNode> = z.union([
  z.string(),
  elementSchema,
  pictureSchema,
]);
