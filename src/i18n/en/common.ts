export const common = {
  skipToContent: 'Skip to content',
  loading: 'Loading',
  learnMore: 'Learn More',
  opensInNewTab: 'opens in a new tab',
  table: 'Table',
};
