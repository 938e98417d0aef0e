import type { ActivityData } from '../entities/activity.ts';
import { MAX_ACTIVITY_TEXT_LENGTH } from '../limits.ts';

/** What is removed (product 23.5): angle brackets, `javascript:` and patterns like `onclick=`. */
const REMOVED = [/[<>]/g, /javascript:/gi, /on\w+\s*=/gi];

/**
 * An activity text as it is stored (product 23.5): cleaned, trimmed and cut to
 * MAX_ACTIVITY_TEXT_LENGTH. Removing repeats until nothing changes, because what one removal joins
 * can be the next pattern (`java<script:`); so cleaning a cleaned text changes nothing.
 */
export function cleanActivityText(text: string): string {
  let cleaned = text;
  for (;;) {
    const before = cleaned;
    for (const pattern of REMOVED) cleaned = cleaned.replace(pattern, '');
    cleaned = cleaned.trim().slice(0, MAX_ACTIVITY_TEXT_LENGTH).toWellFormed();
    if (cleaned === before) return cleaned;
  }
}

/** Every text of an activity's data after {@link cleanActivityText}; other values as they are. */
export function cleanActivityData(data: ActivityData): ActivityData {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string' ? cleanActivityText(value) : value,
    ]),
  );
}
