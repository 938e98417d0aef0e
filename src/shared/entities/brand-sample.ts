import type { AnswerAspect } from './answer-aspect.ts';
import type { BrandPlatformId } from './brand-platform.ts';

/** The sample's id; no document has this id. */
export const SAMPLE_ID = 'sample';

/** A made-up campaign in one language, to be counted as a real one (rules/brand-sample.ts). */
export interface SampleCampaign {
  name: string;
  brand: string;
  competitors: readonly string[];
  domain: string;
  questions: Readonly<Record<string, string>>;
  /** Oldest first; those of one day, question and measure are one call. */
  answers: readonly {
    daysAgo: number;
    question: string;
    platform: BrandPlatformId;
    text: string;
    /** The pages that a search answer rests on; an answer from memory has none. */
    cites?: readonly string[];
    /** What it says of the brand, in its own words. */
    aspects?: readonly AnswerAspect[];
  }[];
}
