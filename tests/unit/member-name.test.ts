import { describe, expect, it } from 'vitest';
import { joinName, splitName } from '#shared/rules/member-name.ts';

describe('a member’s name', () => {
  it.each([
    ['Mia', 'Muster'],
    ['Anna Maria', 'von der Heide'],
    ['  Anna   Maria ', ' Muster '],
  ])('of %j and %j is one name that keeps both parts', (first, last) => {
    const plain = (text: string) => text.trim().replace(/ +/g, ' ');
    expect(splitName(joinName(first, last))).toEqual({
      name: `${plain(first)} ${plain(last)}`,
      firstName: plain(first),
      lastName: plain(last),
    });
  });

  it('that came whole is not cut at a guess', () => {
    expect(splitName('Anna Maria Muster')).toEqual({
      name: 'Anna Maria Muster',
      firstName: null,
      lastName: null,
    });
    expect(splitName('Prince')).toEqual({ name: 'Prince', firstName: null, lastName: null });
    expect(splitName('')).toEqual({ name: '', firstName: null, lastName: null });
  });
});
