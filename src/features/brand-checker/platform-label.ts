import { BRAND_PLATFORMS, type BrandPlatformId } from '#shared/entities/brand-platform.ts';

/** A platform with its model and its label: 'ChatGPT (GPT-4o Mini)' (product 21.4). */
export function platformLabel(id: BrandPlatformId): string {
  const { name, modelLabel } = BRAND_PLATFORMS[id];
  return `${name} (${modelLabel})`;
}
