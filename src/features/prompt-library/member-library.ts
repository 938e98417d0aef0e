import type { CallOptions } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import type {
  MemberLibraryAction,
  MemberLibraryOutput,
  MemberLibraryRequest,
} from '#shared/api/member-library.ts';

/**
 * Calls one action of the `member-library` endpoint.
 *
 * @throws ApiError
 */
export async function callMemberLibrary<A extends MemberLibraryAction>(
  request: MemberLibraryRequest & { action: A },
  options: Pick<CallOptions, 'keepalive'> = {},
): Promise<MemberLibraryOutput<A>> {
  // The contract has an output for each action.
  return (await callAsMember('member-library', request, options)) as MemberLibraryOutput<A>;
}
