import { fetchMe } from '@/lib/session/membership';

/** Fetches the member's subscription; nothing on the page shows it (product 14.3). */
const { dataset } = document.documentElement;
dataset['subscription'] = 'loading';
fetchMe()
  .then(({ subscription }) => {
    dataset['subscription'] = subscription?.is_premium ? 'premium' : 'free';
  })
  .catch((error: unknown) => {
    delete dataset['subscription'];
    console.error('Training page:', error);
  });
