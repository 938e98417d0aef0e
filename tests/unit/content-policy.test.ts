import { describe, expect, test } from 'vitest';
import { withPolicy } from '#src/integrations/finish-pages/content-policy.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';

describe('withPolicy', () => {
  const page = (body: string) => `<html><head><meta charset="utf-8"></head>${body}</html>`;
  const local = readSiteEnvironment({});

  test('allows the inline scripts of the page and no data block', () => {
    const html = withPolicy(
      page('<script>a()</script><script type="application/ld+json">{}</script>'),
      local,
    );
    expect(/script-src ([^;]+)/.exec(html)?.[1]).toMatch(/^'self' 'sha256-[^']+'$/);
  });

  test('lets in the analytics tag alone, of a host that serves scripts of anybody', () => {
    const html = withPolicy(page(''), { ...local, PUBLIC_ANALYTICS_ID: 'G-1' });
    const scripts = /script-src ([^;]+)/.exec(html)?.[1]?.split(' ');
    expect(scripts).toContain('https://www.googletagmanager.com/gtag/js');
    expect(scripts).not.toContain('https://www.googletagmanager.com');
  });

  test('allows calls to the local stack only for the local backend', () => {
    const firebase = readSiteEnvironment({
      PUBLIC_BACKEND: 'firebase',
      PUBLIC_SITE_URL: 'https://example.com',
      PUBLIC_FIREBASE_PROJECT_ID: 'project',
      PUBLIC_FIREBASE_API_KEY: 'key',
      PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.com',
      PUBLIC_FORM_ENDPOINT: 'https://forms.example.com/f/1',
    });
    const calls = (html: string) => /connect-src ([^;]+)/.exec(html)?.[1];
    expect(calls(withPolicy(page(''), local))).toContain('http://127.0.0.1:5002');
    expect(calls(withPolicy(page(''), firebase))).not.toContain('127.0.0.1');
    expect(calls(withPolicy(page(''), firebase))).toContain('https://forms.example.com');
    expect(calls(withPolicy(page(''), firebase))).not.toContain('/f/1');
  });
});
