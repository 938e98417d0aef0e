import { callAsMember } from '@/lib/session/member-api';
import type {
  BrandCheckerAction,
  BrandCheckerOutput,
  BrandCheckerRequest,
} from '#shared/api/brand-checker.ts';

/**
 * Calls one action of the `brand-checker` endpoint.
 *
 * @throws ApiError
 */
export async function callChecker<A extends BrandCheckerAction>(
  request: BrandCheckerRequest<A> & { action: A },
  timeoutMs?: number,
): Promise<BrandCheckerOutput<A>> {
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  // The contract has an output for each action.
  return (await callAsMember('brand-checker', request, options)) as BrandCheckerOutput<A>;
}
