import { trainingFaq } from './training-faq';
import { trainingPrices } from './training-prices';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { localizedPath, type Locale } from '@/i18n/locales';
import { NAMES } from '@/i18n/names';
import { ROUTES } from '@/routes';
import { SITE } from '@/site.config';
import { ANNUAL_PRICE_CENTS, PLAN_CURRENCY } from '#shared/entities/plan.ts';
import { TIME_ZONE } from '#shared/rules/dates.ts';

/** The page as schema.org data: its questions, the membership and the live Q&A (product 14.7). */
export function trainingData(locale: Locale, site: URL | undefined): object[] {
  const offer = {
    '@type': 'Offer',
    url: new URL(localizedPath(ROUTES.training, locale), site).href,
    price: (ANNUAL_PRICE_CENTS / 100).toFixed(2),
    priceCurrency: PLAN_CURRENCY.toUpperCase(),
    availability: 'https://schema.org/InStock',
  };
  return [questions(locale, offer), liveQA(locale, offer, site)];
}

function questions(locale: Locale, offers: object): object {
  const { meta, pricing } = dictionary(locale).training;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    about: {
      '@type': 'Product',
      name: `${SITE.brand}: ${pricing.title}`,
      description: fill(meta.description, trainingPrices(locale)),
      brand: { '@type': 'Brand', name: SITE.brand },
      offers,
    },
    mainEntity: trainingFaq(locale).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** It has no date: operators name and change the dates, and the page is built before. */
function liveQA(locale: Locale, offers: { url: string }, site: URL | undefined): object {
  const [, , qa] = dictionary(locale).training.features.items;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `${SITE.brand}: ${NAMES[locale].liveQA}`,
    description: qa?.text,
    inLanguage: locale,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventSchedule: { '@type': 'Schedule', repeatFrequency: 'P1M', scheduleTimezone: TIME_ZONE },
    location: { '@type': 'VirtualLocation', url: offers.url },
    organizer: { '@type': 'Organization', name: SITE.brand, url: site?.href },
    offers,
  };
}
