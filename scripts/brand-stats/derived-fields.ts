import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import { figureTestSchema, type FigureTest } from '#shared/entities/prompt-test.ts';
import { facetsOf } from '#shared/rules/answer-facets.ts';
import { isBranded } from '#shared/rules/brand-analysis.ts';

type Fields = Record<string, unknown>;

/** A stored test with what is derived from it, and what has to be written; both null when unreadable. */
interface Derived {
  test: FigureTest | null;
  change: Fields | null;
}

/**
 * A stored test with its derived fields: its facets, and for tests from before these existed, whether
 * its question contains the brand, and its links under their present name.
 */
export function withDerived(stored: Fields, campaign: StoredBrandCampaign): Derived {
  const prompt = typeof stored.prompt === 'string' ? stored.prompt : '';
  const { branded = isBranded(prompt, campaign), links = stored.citations ?? [] } = stored;
  const test = figureTestSchema.safeParse({ ...stored, branded }).data;
  if (test === undefined) return { test: null, change: null };
  const fields = { branded, links, facets: facetsOf(test, campaign) };
  const { branded: oldBranded, links: oldLinks, facets } = stored;
  const isSame = isDeepStrictEqual({ branded: oldBranded, links: oldLinks, facets }, fields);
  return { test, change: isSame ? null : fields };
}

/** Writes what has changed. Tests that were deleted meanwhile stay deleted. */
export async function writeDerived(
  db: Firestore,
  changes: readonly { ref: DocumentReference; change: Fields | null }[],
): Promise<void> {
  const writer = db.bulkWriter();
  writer.onWriteError(({ code, failedAttempts }) => code !== NOT_FOUND && failedAttempts < 5);
  const writes = changes.flatMap(({ ref, change }) => (change ? [writer.update(ref, change)] : []));
  const done = Promise.allSettled(writes);
  await writer.close();
  const failed = (await done).flatMap((write) => (write.status === 'rejected' ? [write] : []));
  const other = failed.find(({ reason }) => (reason as { code?: number }).code !== NOT_FOUND);
  if (other !== undefined) throw other.reason;
}

/** gRPC's code of a document that is not there. */
const NOT_FOUND = 5;
