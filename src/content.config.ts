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

/** Every entry's id is its path below the folder without the ending: `en/<name>`. */
const files = (folder: string, pattern = '{en,de}/*.yaml') =>
  glob({ base: `./src/content/${folder}`, pattern });

const texts = (folder: string) => files(folder, '{en,de}/*.mdx');

export const collections = {
  blog: defineCollection({ loader: texts('blog'), schema: postSchema }),
  projects: defineCollection({ loader: files('projects'), schema: projectSchema }),
  teasers: defineCollection({
    loader: files('teasers', '{en,de}.yaml'),
    schema: teaserSchema,
  }),
  glossary: defineCollection({ loader: files('glossary'), schema: glossarySchema }),
  tools: defineCollection({ loader: files('tools', 'tools.yaml'), schema: toolsSchema }),
  smartBuilder: defineCollection({
    loader: files('builder', '{en,de}/smart-builder.yaml'),
    schema: smartBuilderSchema,
  }),
  sixSteps: defineCollection({
    loader: files('builder', '{en,de}/six-steps.yaml'),
    schema: sixStepsSchema,
  }),
  legal: defineCollection({ loader: texts('legal'), schema: legalSchema }),
  services: defineCollection({ loader: files('services'), schema: serviceSchema }),
  packages: defineCollection({ loader: files('packages'), schema: packageSchema }),
};
