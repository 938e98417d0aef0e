import type { AstroIntegration } from 'astro';
import { LANGUAGE_COOKIE, localizedPath, parseLocale } from '../i18n/locales.ts';
import { negotiateLocale } from '../i18n/negotiation.ts';
import { redirectOf } from '../routes.ts';

/** Paths of the dev server's own modules and of files, which have no language. */
const NOT_A_PAGE = /^\/(@|_|api\/|src\/|node_modules\/)|\.\w+$/;

/**
 * Makes `astro dev` respond like Hosting: unprefixed addresses in the visitor's language, and the
 * redirects (product 2.2).
 */
export function devLanguages(): AstroIntegration {
  return {
    name: 'dev-languages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        // The dev server does not use a page with a parameter as its not-found page.
        if (command === 'dev') {
          injectRoute({ pattern: '/404', entrypoint: 'src/pages/[...locale]/404.astro' });
        }
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [path = '/', query] = (request.url ?? '/').split('?');
          if (NOT_A_PAGE.test(path)) {
            next();
            return;
          }
          const prefix = /^\/(en|de)(?=\/|$)/.exec(path)?.[0] ?? '';
          const target = redirectOf(path.slice(prefix.length));
          if (target) {
            response.writeHead(302, { location: prefix + target }).end();
            return;
          }
          const cookie = new RegExp(`${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '');
          const locale = prefix
            ? parseLocale(prefix.slice(1))
            : negotiateLocale(request.headers['accept-language'], cookie?.[1]);
          // Only the build creates the pages under `/en` (english-copies.ts).
          request.url =
            localizedPath(path.slice(prefix.length) || '/', locale) + (query ? `?${query}` : '');
          next();
        });
      },
    },
  };
}
