import type { Locale } from '#src/i18n/locales.ts';

/** When each act begins and the scene ends, in seconds. */
export const WORK_SCENE = {
  begins: [0, 2.6, 5, 7.6, 10.6],
  seconds: 13,
} as const;

interface Texts {
  /** What the film's label on the page says too. */
  acts: readonly [string, string, string, string, string];
  brief: readonly (readonly [string, string])[];
  /** The last one goes. */
  outline: readonly string[];
  draft: {
    /** Goes, because it says nothing. */
    opening: string;
    middle: string;
    cut: string;
    instead: string;
  };
  report: readonly string[];
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    acts: ['Brief', 'Outline', 'Draft', 'Approval', 'Report'],
    brief: [
      ['Question', 'Why do our emails land in spam?'],
      ['Reader', 'Runs a wholesaler, no IT'],
      ['Goal', 'Ends in a list to check'],
    ],
    outline: ['Whom you write to', 'What you write', 'The history of email'],
    draft: {
      opening: 'In today’s digital world, email matters more than ever.',
      middle:
        'Write once more to everyone who opened nothing for a year. Ask whether they still want your news. Whoever stays silent',
      cut: 'is permanently deleted.',
      instead: 'leaves the list.',
    },
    report: ['What was read to the end', 'Where readers left', 'What we write next'],
  },
  de: {
    acts: ['Briefing', 'Gliederung', 'Entwurf', 'Freigabe', 'Bericht'],
    brief: [
      ['Frage', 'Warum landen unsere Mails im Spam?'],
      ['Leser', 'Führt einen Großhandel, ohne IT'],
      ['Ziel', 'Endet mit einer Prüfliste'],
    ],
    outline: ['An wen ihr schreibt', 'Was ihr schreibt', 'Die Geschichte der E-Mail'],
    draft: {
      opening: 'In der heutigen digitalen Welt ist E-Mail wichtiger denn je.',
      middle:
        'Schreibt allen, die ein Jahr lang nichts geöffnet haben, noch einmal. Fragt, ob sie eure Post noch wollen. Wer schweigt,',
      cut: 'wird unwiderruflich gelöscht.',
      instead: 'kommt von der Liste.',
    },
    report: [
      'Was zu Ende gelesen wurde',
      'Wo Leser ausgestiegen sind',
      'Was wir als Nächstes schreiben',
    ],
  },
};

/** Text of this size is read on a phone, where the picture is a third as wide. */
export const WORK_STYLES = `
  html { overflow: hidden }
  body { display: block; margin: 0; background: var(--color-raised); font: 400 37px/1.3 Film; color: var(--color-ink) }
  body * { animation: 0.35s both; animation-delay: var(--at, 0s) }
  ol.acts { display: flex; align-items: end; gap: 12px; margin: 0; padding: 36px 48px 0; list-style: none }
  ol.acts li { width: 20px; background: var(--color-ink); animation-name: begin }
  section { position: absolute; inset: 150px 48px 0; }
  section > div { position: absolute; inset: 0; animation: show 1ms var(--at, 0s) both, hide 1ms var(--until, 99s) forwards }
  h2 { position: absolute; top: 28px; left: 240px; margin: 0; font-size: 44px; font-weight: 600; animation: show 1ms var(--at) both, hide 1ms var(--until, 99s) forwards }
  .rows { border-top: 2px solid var(--color-ink) }
  .rows p { margin: 0; padding: 24px 0; border-bottom: 2px solid var(--color-line); animation-name: rise; font-weight: 500 }
  .rows b { display: inline-block; width: 190px; font-weight: 400; color: var(--color-soft) }
  .text { margin: 0; padding-left: 28px; border-left: 6px solid var(--color-line) }
  .text span { animation-name: show; animation-duration: 1ms }
  del { text-decoration: line-through 4px transparent; animation-name: strike }
  ins { color: #19703f; font-weight: 600; text-decoration: none; animation-name: show }
  @keyframes show { from { visibility: hidden } to { visibility: visible } }
  @keyframes hide { to { opacity: 0 } }
  @keyframes rise { from { visibility: hidden; transform: translateY(12px); opacity: 0 } to { visibility: visible; opacity: 1 } }
  @keyframes begin { from { background: var(--color-line) } to { background: var(--color-ink) } }
  @keyframes strike { from { color: var(--color-ink) } to { color: var(--color-signal-ink); text-decoration-color: currentColor } }
`;

const after = (act: number, seconds: number) => (WORK_SCENE.begins[act] ?? 0) + seconds;
const at = (begin: number, until?: number) =>
  `style="--at:${begin}s${until ? `;--until:${until}s` : ''}"`;

/** Words that come one after the other, as a model writes them. */
function typed(text: string, begin: number): string {
  return text
    .split(' ')
    .map((word, index) => `<span ${at(begin + index * 0.05)}>${word}</span>`)
    .join(' ');
}

/** A piece of work from the brief to the report: what a model writes, and what a person does with it. */
export function workScene(locale: Locale): string {
  const { acts, brief, outline, draft, report } = TEXTS[locale];
  const [, second, third, , last] = WORK_SCENE.begins;
  const bars = acts.map(
    (_, index) => `<li style="--at:${after(index, 0)}s;height:${16 + index * 14}px"></li>`,
  );
  const headings = acts.map(
    (act, index) => `<h2 ${at(after(index, 0), WORK_SCENE.begins[index + 1])}>${act}</h2>`,
  );
  const rows = (texts: readonly string[], act: number) =>
    `<div class="rows">${texts.map((text, index) => `<p ${at(after(act, 0.2 + index * 0.4))}>${text}</p>`).join('')}</div>`;
  const plan = outline.map((text, index) =>
    index === outline.length - 1 ? `<del ${at(after(1, 1.6))}>${text}</del>` : text,
  );
  const asked = brief.map(([what, text]) => `<b>${what}</b>${text}`);
  const opening = draft.opening.split(' ').length;
  const middle = draft.middle.split(' ').length;
  const begin = after(2, 0.2);
  const paragraph = `<p class="text">
    <del ${at(after(3, 0.5))}>${typed(draft.opening, begin)}</del>
    ${typed(draft.middle, begin + opening * 0.05)}
    <del ${at(after(3, 1.1))}>${typed(draft.cut, begin + (opening + middle) * 0.05)}</del>
    <ins ${at(after(3, 1.6))}>${draft.instead}</ins></p>`;
  return `<ol class="acts">${bars.join('')}</ol>${headings.join('')}<section>
    <div ${at(0, second)}>${rows(asked, 0)}</div>
    <div ${at(second, third)}>${rows(plan, 1)}</div>
    <div ${at(third, last)}>${paragraph}</div>
    <div ${at(last)}>${rows(report, 4)}</div></section>`;
}
