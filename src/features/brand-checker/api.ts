import { callAsMember } from '@/lib/session/member-api';
import type {
  BrandCheckerAction,
  BrandCheckerOutput,
  BrandCheckerRequest,
} from '#shared/api/brand-checker.ts';

/**
 * Calls one action of the `brand-checker` endpoint; a failure is logged and rethrown
 * (product 21.10).
 *
 * @throws ApiError
 */
export async function callChecker<A extends BrandCheckerAction>(
  request: BrandCheckerRequest<A> & { action: A },
  timeoutMs?: number,
): Promise<BrandCheckerOutput<A>> {
  try {
    const answer = await callAsMember(
      'brand-checker',
      request,
      timeoutMs === undefined ? {} : { timeoutMs },
    );
    // The contract has an output for each action.
    return answer as BrandCheckerOutput<A>;
  } catch (error) {
    console.error(`Brand Checker, ${request.action}:`, error);
    throw error;
  }
}
