import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { bindSpaces } from '../i18n/bind-spaces.ts';

/**
 * Sets the non-breaking spaces of MDX texts. Headings keep plain spaces, because their anchors are
 * made from them; `ContentHeading.astro` sets them where a heading is rendered.
 */
export const boundSpaces: NonNullable<SatteriProcessorOptions['mdastPlugins']>[number] = {
  name: 'bound-spaces',
  text(node, ctx) {
    const bound = bindSpaces(node.value);
    if (bound === node.value || ctx.parent(node).type === 'heading') return;
    ctx.setProperty(node, 'value', bound);
  },
};
