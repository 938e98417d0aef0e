import { atom } from 'nanostores';
import type { PreviewedTool } from '#shared/entities/tool.ts';

/** The locked tool that is shown before the order; null while none is. */
export const $previewedTool = atom<PreviewedTool | null>(null);
