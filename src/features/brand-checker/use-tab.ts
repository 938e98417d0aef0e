import { useHashTab } from '@/components/ui/use-hash-tab';
import { tabOf } from './tab-address';

/** The open tab of the page. */
export const useTab = () => useHashTab(tabOf);
