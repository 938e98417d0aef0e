import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { AstroJSX, Fragment, jsx } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { Renderer } from 'astro/runtime/server/index.js';
import { defineHastPlugin, evaluate, type EvaluateOptions } from 'satteri';

/**
 * A content file's text as a component, read and compiled as its page is rendered, with the compiler
 * and the settings of `@astrojs/mdx`. As modules of Vite a thousand texts cost the build most of its
 * time and half of its memory (design 8); the price is that a text imports nothing.
 *
 * @param file MDX, path from the project's root
 * @throws Error with file, line and column when the text is no MDX
 */
export async function mdxText(file: string): Promise<AstroComponentFactory> {
  const text = await evaluated(file);
  // Says which renderer's it is, as Astro's own modules do; else it would try them all.
  return Object.assign(text as AstroComponentFactory, { [Renderer]: AstroJSX });
}

/** Astro's runtime, which says less about its parameters than the compiler wants. */
const element: EvaluateOptions['jsx'] = (type, props) => jsx(type, props as object);

async function evaluated(file: string): Promise<unknown> {
  try {
    const { default: text } = await evaluate(readFileSync(file, 'utf8'), {
      Fragment,
      jsx: element,
      jsxs: element,
      elementAttributeNameCase: 'html',
      features: { smartPunctuation: true },
      hastPlugins: [satteriHeadingIdsPlugin(), picturePaths(file)],
    });
    return text;
  } catch (error) {
    // The message begins with line and column.
    throw new Error(`${file}:${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** Makes `../images/x.png` a path from the project's root, which tells the files of a folder apart. */
function picturePaths(file: string) {
  return defineHastPlugin({
    name: 'picture-paths',
    element: {
      filter: ['img'],
      visit(node, context) {
        const { src } = node.properties;
        if (typeof src !== 'string' || !/^\.{1,2}\//.test(src)) return;
        context.setProperty(node, 'src', join('/', dirname(file), src));
      },
    },
  });
}
