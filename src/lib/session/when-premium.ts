import { parseLocale, type Locale } from '@/i18n/locales';
import { $session, followSession, type Member } from './store';

/**
 * Starts the call for what a premium member came for as soon as their token says who they are,
 * which is before the page's island is alive. Nobody else's browser asks.
 *
 * @param start gets the page's language and the member, once
 */
export function whenPremium(start: (locale: Locale, member: Member) => unknown): void {
  followSession();
  const stop = $session.listen(begin);
  begin($session.get());

  function begin(session: ReturnType<typeof $session.get>) {
    if (session.state !== 'signed-in' || !session.premium) return;
    stop();
    void start(parseLocale(document.documentElement.lang), session);
  }
}
