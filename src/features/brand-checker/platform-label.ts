import { BRAND_PLATFORMS, type BrandPlatformId } from '#shared/entities/brand-platform.ts';

/** A platform with its model as the spec labels it: 'ChatGPT (GPT-4o Mini)' (C section 9). */
export function platformLabel(id: BrandPlatformId): string {
  const { name, modelLabel } = BRAND_PLATFORMS[id];
  return `${name} (${modelLabel})`;
}
