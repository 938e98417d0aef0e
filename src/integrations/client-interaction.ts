import type { AstroIntegration } from 'astro';
import type { InteractionOptions } from './client-interaction/directive.ts';

/**
 * Adds `client:interaction`, which hydrates an island with the first pointer, focus or key inside it
 * (client-interaction/directive.ts), so that no public page fetches React before somebody uses it.
 * With options it also hydrates at once when the address or the browser's storage holds what the
 * island is to show.
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
