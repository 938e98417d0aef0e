/** What every members' page needs. */
export const members = {
  loading: 'Loading',
  retry: 'Try again',
  failedToLoad: 'This is taking longer than expected.',
  close: 'Close',
};
