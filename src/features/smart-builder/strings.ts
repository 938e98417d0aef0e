import type { Dictionary } from '@/i18n/dictionaries';

export type SmartBuilderStrings = Dictionary['smartBuilder'];
