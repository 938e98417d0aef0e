import { expect, test } from 'vitest';
import { channelOf } from '#scripts/preview-channel.ts';

test('a branch has a preview channel of its own name', () => {
  expect(channelOf('content/Neue-Preise_2027')).toBe('content-neue-preise-2027');
  expect(channelOf('a-branch-with-a-name-longer-than-addresses')).toBe('a-branch-with-a-name-lon');
  expect(() => channelOf('')).toThrow('Name the branch');
});
