import { type Crumb, entryData } from '@/components/site/entry-data';
import type { EntryPage } from '@/content/schemas/entry-page';
import type { AiTool } from '@/content/schemas/tool';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { type Locale, parseLocale } from '@/i18n/locales';
import { localeStaticPaths } from '@/i18n/static-paths';
import { ROUTES, toolPath } from '@/routes';
import { table } from './tools';

/** A tool with a page of its own, in one language. */
export interface PagedTool {
  tool: AiTool;
  page: EntryPage;
  useCase: string;
  /** The other tools of its group that have a page. */
  related: Crumb[];
}

/** `getStaticPaths` of the tools' pages. */
export async function toolStaticPaths() {
  const { tools } = await table();
  const crumbOf = ({ name, id }: AiTool): Crumb => ({ name, path: toolPath(id) });
  return localeStaticPaths().flatMap(({ params }) => {
    const locale = parseLocale(params.locale);
    return tools.flatMap((tool) => {
      if (!tool.page) return [];
      const paged: PagedTool = {
        tool,
        page: tool.page[locale],
        useCase: tool.useCase[locale],
        related: tools
          .filter(({ id, category, page }) => page && category === tool.category && id !== tool.id)
          .map(crumbOf),
      };
      return [{ params: { ...params, tool: tool.id }, props: { tool: paged } }];
    });
  });
}

/** The way from the home page to a tool. */
export function toolCrumbs({ tool }: PagedTool, locale: Locale): Crumb[] {
  const { nav, periodicTable } = dictionary(locale);
  return [
    { name: nav.home, path: ROUTES.home },
    { name: periodicTable.meta.title, path: ROUTES.periodicTable },
    { name: tool.name, path: toolPath(tool.id) },
  ];
}

/** What search engines show below the title. */
export function toolDescription({ tool, useCase }: PagedTool, locale: Locale): string {
  const { name, owner } = tool;
  return fill(dictionary(locale).entryPage.tool.description, { name, owner, useCase });
}

/** schema.org data of a tool's page. */
export function toolData(paged: PagedTool, locale: Locale, site: URL | undefined): object {
  const { tool, page, useCase } = paged;
  const crumbs = toolCrumbs(paged, locale);
  const description = toolDescription(paged, locale);
  return entryData(
    { name: page.question, description, crumbs, locale, site },
    {
      '@type': 'SoftwareApplication',
      name: tool.name,
      description: useCase,
      url: tool.url,
      applicationCategory: dictionary(locale).periodicTable.categories[tool.category].name,
      creator: { '@type': 'Organization', name: tool.owner },
    },
  );
}
