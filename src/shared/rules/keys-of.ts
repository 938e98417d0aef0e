/**
 * The keys of a table, in its order. Marked as free of side effects, so that a page leaves out a schema
 * that is made of them and not used there.
 */
// @__NO_SIDE_EFFECTS__
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}
