import type {
  EndpointContract,
  ENDPOINTS,
  EndpointInput,
  EndpointName,
  EndpointOutput,
} from '#shared/api/contract.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import type { SessionCookie } from './http/session-cookie.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { FormRoute } from '#src/routes.ts';

/** The caller, as the verified session cookie or ID token has them. */
export interface Member {
  uid: string;
  email: string;
  /** From the token's metadata, else the e-mail, else 'User'. */
  name: string;
  /** As given at sign-up; null where only the whole name is known, as from Google. */
  firstName: string | null;
  lastName: string | null;
  emailVerified: boolean;
  /** When the password or Google was last asked, in milliseconds since the epoch. */
  signedInAt: number;
  /** Sign-in provider, e.g. `password` or `google.com`. */
  provider: string;
}

/** Null for a public call without a session. */
type CallingMember<Contract extends EndpointContract> = Contract['access'] extends 'public'
  ? Contract extends { knowsMember: true }
    ? Member | null
    : null
  : Member;

/** What a handler gets: validated input, the caller, and the time of the call. */
export interface Call<N extends EndpointName> {
  input: EndpointInput<N>;
  member: CallingMember<(typeof ENDPOINTS)[N]>;
  /** The caller's profile as it was when access was decided; only who has a session has one. */
  profile: (typeof ENDPOINTS)[N]['access'] extends 'public' | 'account' ? null : UserProfile;
  now: Date;
  /** The network that the call came from, for limits. */
  address: string;
  /** The session cookie of this browser. */
  session: SessionCookie;
}

/** One endpoint's implementation: returns data or throws an `ApiError`. */
export interface EndpointHandler<N extends EndpointName> {
  run: (call: Call<N>) => Promise<EndpointOutput<N>>;
  /** The body may also be `multipart/form-data`. */
  acceptsForm?: true;
  /** A page without JavaScript may post its form, which is answered with a page. */
  nativeForm?: NativeForm<N>;
  /** The browser may keep the answer and ask with its ETag whether it still holds. */
  revalidates?: true;
  /** Seconds for which anybody, and Hosting's CDN, may keep the answer. */
  cacheSeconds?: number;
}

/** The handlers of some endpoints, by name. */
export type Handlers<Names extends EndpointName> = { [N in Names]: EndpointHandler<N> };

/** The prerendered form of an endpoint. */
export interface NativeForm<N extends EndpointName> {
  /**
   * The endpoint's input, which is then checked as any other.
   *
   * @throws ApiError when something is missing that only the page asks for
   */
  toInput: (fields: Record<string, string>) => Record<string, unknown>;
  /** The page that showed the form. */
  routeOf: (fields: Record<string, string>) => FormRoute;
  /**
   * The answer: a page that is made of what was sent, or the path of a prerendered one, to which the
   * browser is sent on.
   */
  resultOf: (
    fields: Record<string, string>,
    output: EndpointOutput<N>,
    locale: Locale,
  ) => ResultPage | string;
}

/** The page that shows the result of a form submitted without JavaScript. */
export interface ResultPage {
  heading: string;
  paragraphs: readonly string[];
  /** A text to keep: shown, and offered as a file. */
  file: { text: string; name: string; label: string } | null;
  /** A path of our own, with its language. */
  back: { label: string; href: string };
}
