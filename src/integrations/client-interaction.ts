import type { AstroIntegration } from 'astro';

/**
 * Adds `client:interaction`, which hydrates an island with the first pointer, focus or key inside it
 * (client-interaction/directive.ts), so that no public page fetches React before somebody uses it.
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
    /** The key of a draft that hydrates the island at once (client-interaction/directive.ts). */
    'client:interaction'?: boolean | string;
  }
}
