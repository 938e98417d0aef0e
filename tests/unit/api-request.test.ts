import { describe, expect, test } from 'vitest';
import { apiRequest } from '#src/lib/api-request.ts';

describe('what is sent to an endpoint', () => {
  test('is a GET with the input in the address where it only reads', () => {
    expect(apiRequest('me', {})).toEqual({ url: '/api/me' });
    expect(apiRequest('prompts', { locale: 'de' })).toEqual({ url: '/api/prompts?locale=de' });
    expect(apiRequest('prompt', { locale: 'en', id: 'a b&c' })).toEqual({
      url: '/api/prompt?locale=en&id=a+b%26c',
    });
  });

  test('is by the action where only some of an endpoint’s do', () => {
    expect(apiRequest('brand-checker', { action: 'tests', cursor: undefined })).toEqual({
      url: '/api/brand-checker?action=tests',
    });
    expect(apiRequest('brand-checker', { action: 'delete-campaign', id: 'one' })).toEqual({
      url: '/api/brand-checker',
      body: '{"action":"delete-campaign","id":"one"}',
    });
  });

  test('is a POST with JSON where something may change', () => {
    expect(apiRequest('reconcile', {})).toEqual({ url: '/api/reconcile', body: '{}' });
  });
});
