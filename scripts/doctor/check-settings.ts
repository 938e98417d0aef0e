import { SETTINGS } from '#functions/config.ts';
import { bad, orGood, type Finding } from './finding.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** Addresses of emulators, which a deployment must not have. */
const EMULATORS = [
  'STRIPE_API_BASE',
  'GOOGLE_TOKEN_URL',
  'MODEL_API_BASE',
  'TEST_SITES_BASE',
] as const;

/** A site without sign-in with Google needs none of these. */
const GOOGLE_SIGN_IN = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];

/** Whether every setting that the functions read is there and well-formed. Values are never shown. */
export function checkSettings(settings: Settings, { isLocal }: { isLocal: boolean }): Finding[] {
  const withGoogle = Boolean(settings['GOOGLE_CLIENT_ID']);
  const wrong = Object.entries(SETTINGS).flatMap(([name, { schema, help }]) => {
    if (!withGoogle && GOOGLE_SIGN_IN.includes(name)) return [];
    const value = settings[name];
    if (schema.safeParse(value === '' ? undefined : value).success) return [];
    return [bad(`${name} ${value ? 'is malformed' : 'is missing'}`, `It is ${help}.`)];
  });
  const emulated = isLocal ? [] : EMULATORS.filter((name) => Boolean(settings[name]));
  return orGood(
    [
      ...wrong,
      ...emulated.map((name) =>
        bad(`${name} points to an emulator`, 'Take it out of functions/.env.<project> and deploy.'),
      ),
    ],
    'Every setting of the functions is there',
  );
}
