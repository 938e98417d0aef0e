import { expect, test } from 'vitest';
import { navigation } from '#src/components/site/navigation.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { publicPages } from '../helpers/built-site.ts';

const { services, tools } = navigation(dictionary('en'));
const menus = [services, tools].map((entries) => entries.map(({ path }) => path));

/** Which of the header's menus has the colour of the current page. */
const marked = (html: string) =>
  [...html.matchAll(/<details[^>]*data-menu[^>]*>\s*<summary\s+class="([^"]*)"/g)]
    .map(([, classes = '']) => classes.split(' ').includes('text-signal-ink'))
    .slice(0, menus.length);

test.each(publicPages())('on $path only the menu that holds the page is marked', (page) => {
  expect(marked(page.html)).toEqual(menus.map((paths) => paths.includes(page.unprefixed)));
});
