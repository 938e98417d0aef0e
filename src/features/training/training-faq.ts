import { trainingPrices } from './training-prices';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';

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

/** The same as schema.org data. */
export function faqData(locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: trainingFaq(locale).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
