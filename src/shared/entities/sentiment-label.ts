/** What a sentiment score amounts to (C section 3). */
export const sentimentLabels = ['positive', 'neutral', 'negative'] as const;

export type SentimentLabel = (typeof sentimentLabels)[number];
