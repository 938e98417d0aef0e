import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { sixStepsSchema, smartBuilderSchema } from './content/schemas/builder';
import { glossarySchema } from './content/schemas/glossary';
import { legalSchema } from './content/schemas/legal';
import { packageSchema } from './content/schemas/package';
import { postSchema } from './content/schemas/post';
import { projectSchema, teaserSchema } from './content/schemas/project';
import { serviceSchema } from './content/schemas/service';
import { toolsSchema } from './content/schemas/tool';
import { bindSpacesIn } from './i18n/bind-spaces';

/** Every entry's id is its path below the folder without the ending: `en/<name>`. */
const files = (folder: string, pattern = '{en,de}/*.yaml'): Loader => {
  const loader = glob({ base: `./src/content/${folder}`, pattern });
  return {
    ...loader,
    load: (context) => {
      const logger = context.logger.fork(loader.name);
      const error = (message: string) => {
        // The content checks already list the errors of a changed file.
        if (!message.startsWith('Failed to reload')) context.logger.error(message);
      };
      Object.assign(logger, { error });
      return loader.load({ ...context, logger });
    },
  };
};

const texts = (folder: string) => files(folder, '{en,de}/*.mdx');

/**
 * Adds non-breaking spaces to texts that pages show as they are. Texts that people copy from the
 * builders keep plain spaces.
 */
const bound = <S extends z.ZodType>(schema: S) => schema.transform((entry) => bindSpacesIn(entry));

export const collections = {
  blog: defineCollection({ loader: texts('blog'), schema: postSchema }),
  projects: defineCollection({
    loader: files('projects'),
    schema: (context) => bound(projectSchema(context)),
  }),
  teasers: defineCollection({
    loader: files('teasers', '{en,de}.yaml'),
    schema: bound(teaserSchema),
  }),
  glossary: defineCollection({ loader: files('glossary'), schema: bound(glossarySchema) }),
  tools: defineCollection({ loader: files('tools', 'tools.yaml'), schema: bound(toolsSchema) }),
  smartBuilder: defineCollection({
    loader: files('builder', '{en,de}/smart-builder.yaml'),
    schema: smartBuilderSchema,
  }),
  sixSteps: defineCollection({
    loader: files('builder', '{en,de}/six-steps.yaml'),
    schema: sixStepsSchema,
  }),
  legal: defineCollection({ loader: texts('legal'), schema: legalSchema }),
  services: defineCollection({ loader: files('services'), schema: bound(serviceSchema) }),
  packages: defineCollection({ loader: files('packages'), schema: bound(packageSchema) }),
};
