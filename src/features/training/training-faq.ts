import { trainingPrices } from './training-prices';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { SITE } from '@/site.config';
import { ANNUAL_PRICE_CENTS, PLAN_CURRENCY } from '#shared/entities/plan.ts';

export interface FaqItem {
  question: string;
  answer: string;
}

/** The questions and answers with their prices filled in. */
export function trainingFaq(locale: Locale): FaqItem[] {
  const prices = trainingPrices(locale);
  return dictionary(locale).training.faq.items.map(({ question, answer }) => ({
    question,
    answer: fill(answer, prices),
  }));
}

/** The page as schema.org data: its questions and answers about the membership and its price. */
export function trainingData(locale: Locale, site: URL | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    about: membership(locale, site),
    mainEntity: trainingFaq(locale).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function membership(locale: Locale, site: URL | undefined): object {
  const { meta, pricing } = dictionary(locale).training;
  return {
    '@type': 'Product',
    name: `${SITE.brand}: ${pricing.title}`,
    description: fill(meta.description, trainingPrices(locale)),
    brand: { '@type': 'Brand', name: SITE.brand },
    offers: {
      '@type': 'Offer',
      url: new URL(localizedPath(ROUTES.training, locale), site).href,
      price: (ANNUAL_PRICE_CENTS / 100).toFixed(2),
      priceCurrency: PLAN_CURRENCY.toUpperCase(),
      availability: 'https://schema.org/InStock',
    },
  };
}
