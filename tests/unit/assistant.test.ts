import { describe, expect, it } from 'vitest';
import { assistantLink } from '#src/features/prompt-builder/assistant.ts';

describe('the link into an assistant', () => {
  it('carries the prompt where the assistant takes one from its address', () => {
    expect(assistantLink('chatgpt', 'a & b?')).toEqual({
      address: 'https://chatgpt.com/?q=a%20%26%20b%3F',
      isFilled: true,
    });
    expect(assistantLink('claude', 'a').address).toBe('https://claude.ai/new?q=a');
    expect(assistantLink('perplexity', 'a').address).toBe('https://www.perplexity.ai/search?q=a');
  });

  it('leaves the prompt to the clipboard for Gemini and for very long prompts', () => {
    expect(assistantLink('gemini', 'a')).toEqual({
      address: 'https://gemini.google.com/app',
      isFilled: false,
    });
    expect(assistantLink('chatgpt', 'ä'.repeat(2_000))).toEqual({
      address: 'https://chatgpt.com/',
      isFilled: false,
    });
  });
});
