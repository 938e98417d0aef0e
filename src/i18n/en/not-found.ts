export const notFound = {
  title: 'Page not found',
  description: 'There is nothing at this address.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may have a typo, or the page has moved. From the start page everything is two clicks away.',
  home: 'Return to Home',
};
