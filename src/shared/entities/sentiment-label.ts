/** What a sentiment score amounts to (product 21.8). */
export const sentimentLabels = ['positive', 'neutral', 'negative'] as const;

export type SentimentLabel = (typeof sentimentLabels)[number];
