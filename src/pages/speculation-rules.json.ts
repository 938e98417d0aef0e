import { LOCALES } from '@/i18n/locales';
import { EDITOR_PATH, REDIRECTS, ROUTE_ACCESS, ROUTES, type MembersRoute } from '@/routes';

const members = Object.keys(ROUTE_ACCESS) as MembersRoute[];

/** Addresses that are no public page: calls, the editor, members' pages, files, and what leads elsewhere. */
const OTHERS = [
  '/api/*',
  `${EDITOR_PATH}*`,
  ...members.map((name) => `${ROUTES[name]}*`),
  ...Object.keys(REDIRECTS),
  '/*.*',
];

/** Links that also choose a language, sign out or save a file when they are pressed. */
const DOING = ['[hreflang]', '[data-logout]', '[download]'];

/**
 * Which of our pages a browser may fetch while a pointer rests on their link (product 26.15). A
 * header in `firebase.json` names this file. Only fetched, never run: a visit begins with the click.
 */
export const GET = () =>
  Response.json({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: { href_matches: OTHERS.map((path) => `/:locale(${LOCALES.join('|')})?${path}`) },
            },
            { not: { selector_matches: DOING } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
