import type { AstroIntegration } from 'astro';
import type { InteractionOptions } from './client-interaction/directive.ts';

/**
 * Adds `client:interaction`, which hydrates an island with the first pointer, focus or key event
 * inside it (client-interaction/directive.ts), so that public pages load React only when an island
 * is used. With options it also hydrates at once when the address or the browser's storage has data
 * for the island.
 *
 * Source: https://docs.astro.build/en/reference/integrations-reference/#addclientdirective-option
 */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/integrations/client-interaction/directive.ts',
        });
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | InteractionOptions;
  }
}
