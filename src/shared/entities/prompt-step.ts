/**
 * The five steps of the Smart Prompt Builder in their order, each an option category
 * (product 17.2).
 */
export const SMART_STEPS = ['role', 'task', 'method', 'format', 'quality'] as const;

export type SmartStep = (typeof SMART_STEPS)[number];

/** What a smart prompt can be for; each has its own guidance and example library (product 17.2). */
export const PROMPT_TYPES = ['text', 'image', 'video', 'audio', 'voice'] as const;

export type PromptType = (typeof PROMPT_TYPES)[number];

/** The steps of the public builder in their order (product 16.1). */
export const SIX_STEPS = ['who', 'what', 'how', 'examples', 'format', 'style'] as const;

export type SixStep = (typeof SIX_STEPS)[number];
