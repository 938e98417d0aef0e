import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PLAYER_ORIGIN } from '#shared/entities/lesson-video.ts';
import { builtPages, captures, runningScripts } from '../helpers/built-site.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(builtPages())('page $path', ({ html, path }) => {
  const [policy = ''] = captures(
    html,
    /<meta http-equiv="content-security-policy" content="([^"]+)"/g,
  );
  const sources = (directive: string) =>
    policy.split(';').find((part) => part.startsWith(`${directive} `)) ?? '';

  test('has a policy before anything that it must bind', () => {
    const at = html.indexOf('http-equiv="content-security-policy"');
    expect(at).toBeGreaterThan(0);
    expect(html.search(/<(script|style|link)\b/)).toBeGreaterThan(at);
  });

  test('allows its own inline scripts and styles by hash, and no others', () => {
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    for (const { text } of runningScripts(html).filter(({ text }) => text)) {
      expect(sources('script-src')).toContain(hashOf(text));
    }
    for (const style of captures(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(sources('style-src')).toContain(hashOf(style));
    }
  });

  test('lets in the video player and, on this machine, the emulators, and no other host', () => {
    expect(sources('frame-src')).toBe(`frame-src ${PLAYER_ORIGIN}`);
    const hosts = (directive: string) => sources(directive).match(/\S*[.:]\S*/g) ?? [];
    const thirdParties = hosts('connect-src').filter(
      (host) => !/^http:\/\/127\.0\.0\.1:/.test(host),
    );
    expect([...thirdParties, ...hosts('script-src'), ...hosts('style-src')]).toEqual([]);
    expect(hosts('img-src')).toEqual(['data:']);
    const hasFilm = /\/video-tutorials|\/dashboard\/prompt(s|-table)/.test(path);
    expect(sources('media-src')).toBe(hasFilm ? "media-src 'self' blob:" : '');
    const rest = ['default-src', 'object-src', 'base-uri', 'form-action'].map(sources);
    expect(rest).toEqual([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  test('has no style attribute and no inline handler, which the policy would block', () => {
    const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(body.match(/<[a-z][^>]*\s(style|on[a-z]+)="/g) ?? []).toEqual([]);
  });
});
