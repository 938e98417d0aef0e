/** Of every interactive part: while more of it is loaded, and when it cannot be shown. */
export const island = {
  loading: 'Loading',
  failed: 'This part of the page could not be shown.',
  retry: 'Try again',
  reload: 'Reload the page',
};
