import type { legal as en } from '../en/legal';

export const legal: typeof en = { version: 'Stand: {date}' };
