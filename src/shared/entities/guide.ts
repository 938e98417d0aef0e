import * as z from 'zod/mini';

/** The elements that a guide may have; everything else stops the build. */
export const GUIDE_TAGS = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'code',
  'pre',
  'kbd',
  'a',
  'blockquote',
  // The answer key: closed until the reader opens it.
  'details',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type GuideTag = (typeof GUIDE_TAGS)[number];

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

/** Practice material, which the browser makes a file of. */
export interface GuideFile {
  /** Its name with its ending, which says what it is. */
  file: string;
  text: string;
}

/** What names a practice file in a guide. */
export const GUIDE_FILE = /^[a-z0-9-]+\.(csv|txt)$/;

/** Longest practice file, in characters: it is part of the lesson's document and of each answer. */
export const MAX_GUIDE_FILE = 4000;

/** A guide is data, not markup, so no script can run (product 20.6). */
export type GuideNode = string | GuideElement | GuidePicture | GuideFile;

const elementSchema: z.ZodMiniType<GuideElement> = z.strictObject({
  tag: z.enum(GUIDE_TAGS),
  id: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  href: z.optional(z.string().check(z.regex(/^(\/(?!\/)|#|https:\/\/)/))),
  get children() {
    return z.array(guideNodeSchema);
  },
});

const pictureSchema: z.ZodMiniType<GuidePicture> = z.strictObject({
  picture: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  alt: z.string().check(z.minLength(1)),
});

const fileSchema: z.ZodMiniType<GuideFile> = z.strictObject({
  file: z.string().check(z.regex(GUIDE_FILE)),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_GUIDE_FILE)),
});

export const guideNodeSchema: z.ZodMiniType<GuideNode> = z.union([
  z.string(),
  elementSchema,
  pictureSchema,
  fileSchema,
]);
