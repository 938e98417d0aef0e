import { readFileSync } from 'node:fs';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { AstroJSX, Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { Renderer } from 'astro/runtime/server/index.js';
import { evaluate } from 'satteri';

/**
 * A content file's text as a component, read and compiled as its page is rendered, with the compiler
 * and the settings of `@astrojs/mdx`. As modules of Vite a thousand texts cost the build most of its
 * time and half of its memory (design 8); the price is that a text imports nothing.
 *
 * @param file MDX, path from the project's root
 */
export async function mdxText(file: string): Promise<AstroComponentFactory> {
  const { default: text } = await evaluate(readFileSync(file, 'utf8'), {
    Fragment,
    jsx,
    jsxs,
    elementAttributeNameCase: 'html',
    features: { smartPunctuation: true },
    hastPlugins: [satteriHeadingIdsPlugin()],
  });
  // Says which renderer's it is, as Astro's own modules do; else it would try them all.
  return Object.assign(text as AstroComponentFactory, { [Renderer]: AstroJSX });
}
