import { useStore } from '@nanostores/react';
import { useMemo, type ComponentProps } from 'react';
import { createFetcherStore } from '@/lib/query';
import type { AspectQuote } from '#shared/entities/aspect-quote.ts';
import { callChecker } from '../api';
import { AspectTable } from './AspectTable';

interface AspectsProps extends Omit<ComponentProps<typeof AspectTable>, 'quotes'> {
  campaignId: string;
}

/** The table of aspects with words of the newest answers, without them until they are loaded. */
export function Aspects({ campaignId, ...table }: AspectsProps) {
  const store = useMemo(() => quotesStore(campaignId), [campaignId]);
  const { data = [] } = useStore(store);
  return <AspectTable {...table} quotes={data} />;
}

function quotesStore(campaignId: string) {
  return createFetcherStore<readonly AspectQuote[]>(['brand-checker/quotes/', campaignId], {
    fetcher: async () =>
      (await callChecker({ action: 'aspect-quotes', campaign_id: campaignId })).quotes,
  });
}
