import { ANALYTICS_COOKIE_DAYS } from '#shared/rules/retention.ts';
import type { AnalyticsTag } from './tag';

const SECONDS_A_DAY = 86_400;

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Set by Google's script once it runs. */
    google_tag_manager?: unknown;
  }
}

/** Queues a command for Google's tag, which recognises commands by their `arguments` object. */
const command: (...parts: unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};

/** An address without its query, which can hold codes, and without its fragment. */
function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : '';
}

function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_(ga|gid|gat|gcl)/.test(name)) continue;
    for (const domain of ['', ...domains.map((domain) => `;domain=${domain}`)]) {
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
}

/**
 * Google Analytics for a measurement id. Page views are sent by us, without the address's query.
 *
 * Source: https://developers.google.com/tag-platform/gtagjs/reference
 */
export function createGoogleTag(id: string): AnalyticsTag {
  const setDisabled = (disabled: boolean) =>
    Object.assign(window, { [`ga-disable-${id}`]: disabled });
  return {
    load() {
      setDisabled(false);
      const source = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
      if (document.querySelector(`script[src="${source}"]`)) return;
      command('js', new Date());
      command('config', id, {
        send_page_view: false,
        page_location: withoutQuery(location.href),
        page_referrer: withoutQuery(document.referrer),
        allow_google_signals: false,
        // The lifetime in the privacy policy; later visits do not extend it.
        cookie_expires: ANALYTICS_COOKIE_DAYS * SECONDS_A_DAY,
        cookie_update: false,
      });
      const script = document.createElement('script');
      script.src = source;
      document.head.append(script);
    },
    isThere: () => window.google_tag_manager !== undefined,
    send(report) {
      if (report.kind === 'user') command('set', 'user_properties', report.properties);
      else command('event', report.name, report.properties);
    },
    forget() {
      setDisabled(true);
      removeCookies();
    },
  };
}
