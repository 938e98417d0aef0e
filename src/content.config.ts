import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { packageSchema } from './content/schemas/package';
import { serviceSchema } from './content/schemas/service';

/** Every entry's id is its path below the folder without the ending: `en/<name>`. */
const files = (folder: string, ending: 'mdx' | 'yaml', pattern = `{en,de}/*.${ending}`) =>
  glob({ base: `./src/content/${folder}`, pattern });

export const collections = {
  services: defineCollection({ loader: files('services', 'yaml'), schema: serviceSchema }),
  packages: defineCollection({ loader: files('packages', 'yaml'), schema: packageSchema }),
};
