import { describe, expect, it } from 'vitest';
import { neighbour } from '#src/features/periodic-table/neighbour.ts';

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
    expect(neighbour(COLUMNS, from, key)).toBe(to);
  });

  it('lead to the top of a column that is lower', () => {
    expect(neighbour(COLUMNS, 'a', 'ArrowRight')).toBe('e');
    expect(neighbour(COLUMNS, 'e', 'ArrowRight')).toBe('h');
  });

  it('stop at the edges', () => {
    expect(neighbour(COLUMNS, 'a', 'ArrowUp')).toBeUndefined();
    expect(neighbour(COLUMNS, 'd', 'ArrowDown')).toBeUndefined();
    expect(neighbour(COLUMNS, 'd', 'ArrowLeft')).toBeUndefined();
    expect(neighbour(COLUMNS, 'h', 'ArrowRight')).toBeUndefined();
  });

  it('lead to the first and the last tile with Home and End, and nowhere with other keys', () => {
    expect(neighbour(COLUMNS, 'f', 'Home')).toBe('a');
    expect(neighbour(COLUMNS, 'f', 'End')).toBe('h');
    expect(neighbour(COLUMNS, 'f', 'x')).toBeUndefined();
  });
});
