import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { sixStepsSchema, smartBuilderSchema } from './content/schemas/builder';
import { glossarySchema } from './content/schemas/glossary';
import { legalSchema } from './content/schemas/legal';
import { packageSchema } from './content/schemas/package';
import { postSchema } from './content/schemas/post';
import { projectSchema, teaserSchema } from './content/schemas/project';
import { serviceSchema } from './content/schemas/service';
import { toolsSchema } from './content/schemas/tool';

/**
 * Every entry's id is its path below the folder without the ending: `en/<name>`. Nobody reads a text
 * but through its MDX, so the store need not hold it too.
 */
const files = (folder: string, ending: 'mdx' | 'yaml', pattern = `{en,de}/*.${ending}`) =>
  glob({ base: `./src/content/${folder}`, pattern, retainBody: false });

export const collections = {
  blog: defineCollection({ loader: files('blog', 'mdx'), schema: postSchema }),
  projects: defineCollection({ loader: files('projects', 'yaml'), schema: projectSchema }),
  teasers: defineCollection({
    loader: files('teasers', 'yaml', '{en,de}.yaml'),
    schema: teaserSchema,
  }),
  glossary: defineCollection({ loader: files('glossary', 'yaml'), schema: glossarySchema }),
  tools: defineCollection({ loader: files('tools', 'yaml', 'tools.yaml'), schema: toolsSchema }),
  smartBuilder: defineCollection({
    loader: files('builder', 'yaml', '{en,de}/smart-builder.yaml'),
    schema: smartBuilderSchema,
  }),
  sixSteps: defineCollection({
    loader: files('builder', 'yaml', '{en,de}/six-steps.yaml'),
    schema: sixStepsSchema,
  }),
  legal: defineCollection({ loader: files('legal', 'mdx'), schema: legalSchema }),
  services: defineCollection({ loader: files('services', 'yaml'), schema: serviceSchema }),
  packages: defineCollection({ loader: files('packages', 'yaml'), schema: packageSchema }),
};
