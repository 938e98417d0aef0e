import { describe, expect, it } from 'vitest';
import { arrowKeyTarget } from '#src/features/periodic-table/arrow-key-target.ts';

/**
 *   a
 *   b  e
 *   c  f
 *   d  g  h
 */
const COLUMNS = [['a', 'b', 'c', 'd'], ['e', 'f', 'g'], ['h']];

describe('arrow keys in the table', () => {
  it.each([
    ['b', 'ArrowUp', 'a'],
    ['b', 'ArrowDown', 'c'],
    ['b', 'ArrowRight', 'e'],
    ['e', 'ArrowLeft', 'b'],
    ['g', 'ArrowRight', 'h'],
  ])('lead from %s with %s to %s', (from, key, to) => {
    expect(arrowKeyTarget(COLUMNS, from, key)).toBe(to);
  });

  it('lead to the top of a column that is lower', () => {
    expect(arrowKeyTarget(COLUMNS, 'a', 'ArrowRight')).toBe('e');
    expect(arrowKeyTarget(COLUMNS, 'e', 'ArrowRight')).toBe('h');
  });

  it('stop at the edges', () => {
    expect(arrowKeyTarget(COLUMNS, 'a', 'ArrowUp')).toBeUndefined();
    expect(arrowKeyTarget(COLUMNS, 'd', 'ArrowDown')).toBeUndefined();
    expect(arrowKeyTarget(COLUMNS, 'd', 'ArrowLeft')).toBeUndefined();
    expect(arrowKeyTarget(COLUMNS, 'h', 'ArrowRight')).toBeUndefined();
  });

  it('lead to the first and the last tile with Home and End, and nowhere with other keys', () => {
    expect(arrowKeyTarget(COLUMNS, 'f', 'Home')).toBe('a');
    expect(arrowKeyTarget(COLUMNS, 'f', 'End')).toBe('h');
    expect(arrowKeyTarget(COLUMNS, 'f', 'x')).toBeUndefined();
  });
});
