import { getField, withField, emptyFields, NAME_FIELD } from '../store/field-paths.ts';
import type { Fields } from '../wire.ts';
import type { Condition } from './conditions.ts';

/**
 * The fields that every result of a query is known to have, because an equality filter says so. Security
 * rules may rely on nothing else ("rules are not filters",
 * https://firebase.google.com/docs/firestore/security/rules-query).
 */
export function pinnedFields(
  condition: Condition | undefined,
  pinned: Fields = emptyFields(),
): Fields {
  if (condition?.kind === 'all')
    return condition.conditions.reduce((fields, child) => pinnedFields(child, fields), pinned);
  if (condition?.kind === 'unary' && condition.operator === 'IS_NULL')
    return withField(pinned, condition.path, { nullValue: null });
  if (
    condition?.kind !== 'field' ||
    condition.operator !== 'EQUAL' ||
    condition.path[0] === NAME_FIELD
  )
    return pinned;
  if (getField(pinned, condition.path) !== undefined) return pinned;
  return withField(pinned, condition.path, condition.operand);
}
