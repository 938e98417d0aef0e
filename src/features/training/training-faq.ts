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
