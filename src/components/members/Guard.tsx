import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { LoadingScreen } from '@/components/ui/LoadingScreen';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { PreviewedTool } from '#shared/entities/tool.ts';
import { readSessionHint } from '@/lib/session/session-hint';
import { lockedPath, ROUTES, SIGN_UP_PATH } from '@/routes';
import { decideAccess, type RouteAccess } from '#shared/rules/route-access.ts';
import { $isAdmin, checkAdmin, checkPremium } from '@/lib/session/membership';
import { leadsToOrder, rememberReturnPath } from '@/lib/session/return-path';
import { $session, followSession, type Member } from '@/lib/session/store';

interface GuardProps {
  access: RouteAccess;
  /** The tool of a premium page, which a free member is shown before the order (product 7.18). */
  tool?: PreviewedTool;
  locale: Locale;
  strings: Dictionary['members'];
  /**
   * Shown above the loading screen too, and in the prerendered page. A function gets the member, or
   * null until the session is read.
   */
  heading: ReactNode | ((member: Member | null) => ReactNode);
  /** Renders the page for the member; never called before access is decided. */
  children: (member: Member) => ReactNode;
}

/** To sign-in, and from the order to sign-up: who is new here has no account yet (product 3.22). */
function leaveToLogin(locale: Locale): void {
  const here = location.pathname + location.search + location.hash;
  rememberReturnPath(here);
  const isNew = leadsToOrder(here) && !readSessionHint();
  location.replace(localizedPath(isNew ? SIGN_UP_PATH : ROUTES.login, locale));
}

/**
 * Shows the loading screen until the session hint is read. Then it renders the page, or redirects
 * members who may not open it (product 1.3 to 1.5, 1.14). Protected content is never rendered
 * before access is decided.
 */
export function Guard({ access, tool, locale, strings, heading, children }: GuardProps) {
  const session = useStore($session, { ssr: 'initial' });
  const page = useRef<HTMLDivElement>(null);
  const admin = useStore($isAdmin, { ssr: 'initial' });
  const decision = decideAccess(
    session.state === 'signed-in' ? { ...session, admin } : session,
    access,
  );
  const member = decision === 'allow' && session.state === 'signed-in' ? session : null;
  // A store's update renders synchronously, which blocks taps on a phone; a deferred render can be
  // interrupted.
  const drawn = useDeferredValue(member);

  useEffect(followSession, []);

  useEffect(() => {
    if (decision === 'sign-in') leaveToLogin(locale);
    if (decision !== 'check') return;
    let isCurrent = true;
    const [check, redirect] =
      access === 'admin' ? [checkAdmin, ROUTES.dashboard] : [checkPremium, lockedPath(tool)];
    void check().then((isAllowed) => {
      // Without a session, the other branch leads to sign-in.
      if (!isCurrent || isAllowed || $session.get().state !== 'signed-in') return;
      location.replace(localizedPath(redirect, locale));
    });
    return () => {
      isCurrent = false;
    };
  }, [access, tool, decision, locale]);

  useEffect(() => {
    // The back/forward cache keeps the whole page: after a logout it must not show.
    const hide = () => {
      if (page.current) page.current.hidden = true;
    };
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const hint = readSessionHint();
      const shown = $session.get();
      if (!hint) leaveToLogin(locale);
      // Another member's page is about to be loaded again (lib/session/store.ts).
      else if (page.current && shown.state === 'signed-in' && shown.uid === hint.uid) {
        page.current.hidden = false;
      }
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', showAgain);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', showAgain);
    };
  }, [locale]);

  return (
    // As high as the window, so that the footer does not move when the loading screen is replaced.
    <div ref={page} className="min-h-screen print:min-h-0">
      {typeof heading === 'function' ? heading(drawn) : heading}
      {member && drawn ? children(drawn) : <LoadingScreen strings={strings} />}
    </div>
  );
}
