/** What can be wrong with one platform's answer; also error codes of the whole call. */
export const modelErrorCodes = [
  /** No answer in time. */
  'model-timeout',
  /** The provider is overloaded or limits us, also after a retry. */
  'model-busy',
  /** The provider refused, broke off or answered something that cannot be read. */
  'model-failed',
] as const;
