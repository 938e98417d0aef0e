import { ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { FIRST_CAMPAIGN_PATH, FIRST_LESSON_PATH, ROUTES } from '@/routes';

interface WelcomeDialogProps {
  locale: Locale;
  open: boolean;
  onClose: () => void;
  /** Called before one of the links is followed. */
  onLeave: () => void;
  strings: Dictionary['billing']['welcome'];
  closeLabel: string;
}

/** Greets a new premium member and leads to the first campaign, prompt and lesson (product 7.8). */
export function WelcomeDialog(props: WelcomeDialogProps) {
  const { locale, open, onClose, onLeave, strings, closeLabel } = props;
  const { campaign, prompt, lesson } = strings.steps;
  const steps = [
    { ...campaign, path: FIRST_CAMPAIGN_PATH },
    { ...prompt, path: ROUTES.promptLibrary },
    { ...lesson, path: FIRST_LESSON_PATH },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={strings.title} closeLabel={closeLabel} readFirst>
      <p className="text-lead">{strings.text}</p>
      <p className="mt-4">{strings.stepsText}</p>
      <ul className="my-6 divide-y divide-line border-y border-line">
        {steps.map(({ title, text, path }) => (
          <li key={path}>
            <a
              className="group block py-3 hover:bg-wash"
              href={localizedPath(path, locale)}
              onClick={onLeave}
            >
              <span className="font-medium group-hover:text-signal-ink">
                {title}
                <span aria-hidden="true">&nbsp;→</span>
              </span>{' '}
              <span className="block text-base text-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink
        variant="signal"
        href={localizedPath(FIRST_CAMPAIGN_PATH, locale)}
        onClick={onLeave}
      >
        {strings.action}
      </ButtonLink>
    </Dialog>
  );
}
