/**
 * Logs the address of the missing page (product 1.8). An article has another slug in each language:
 * with the other language's slug, its translation opens; otherwise the page explains that the
 * article does not exist (product 12.3).
 */
const root = document.documentElement;
const { lang } = root;
const page = document.querySelector<HTMLElement>('[data-missing-article]');

// The not-found page of the other language has redirected here (see below).
const { pathname, hash } = location;
if (pathname === `/${lang}/404` && hash) history.replaceState(null, '', hash.slice(1));

const [, prefix = '', slug] =
  /^(\/en|\/de)?(?:\/blog\/([\w-]+)$|\/|$)/.exec(location.pathname) ?? [];

if (prefix && prefix !== `/${lang}`) {
  // Hosting serves this page in the browser's language; an explicit prefix takes precedence
  // (product 2.3).
  root.hidden = true;
  location.replace(`${prefix}/404#${location.pathname}${location.search}`);
} else if (page && slug) void findArticle(page, slug);
else console.error('404: no page at', location.pathname);

async function findArticle(page: HTMLElement, slug: string): Promise<void> {
  const setHeading = (text = '') => {
    const heading = page.querySelector('h1');
    if (heading) heading.textContent = text;
  };
  setHeading(page.dataset['loading']);
  const counterpart = await counterpartOf(slug).catch(() => null);
  if (counterpart) {
    location.replace(counterpart);
    return;
  }
  console.error('404: no article at', location.pathname);
  setHeading(page.dataset['missingArticle']);
  for (const link of page.querySelectorAll<HTMLElement>('a')) link.hidden = !link.hidden;
}

/**
 * The path of the article in this page's language, found by its slug in the other language; null
 * when there is none.
 */
async function counterpartOf(slug: string): Promise<string | null> {
  const response = await fetch(`/${lang === 'de' ? 'en' : 'de'}/blog/${slug}`);
  if (!response.ok) return null;
  // Only the links: parsing the page's styles would be against this page's policy.
  const links = (await response.text()).match(/<link [^>]+>/g)?.join('') ?? '';
  const head = new DOMParser().parseFromString(links, 'text/html');
  const link = head.querySelector<HTMLLinkElement>(`link[hreflang=${lang}]`);
  // An unprefixed address would be served in the browser's language.
  return link && (lang === 'en' ? prefix : '') + new URL(link.href).pathname;
}
