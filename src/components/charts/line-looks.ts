/** What a line of a chart shows. */
export type LineKind = 'own' | 'rival' | 'platform';

export interface LineLook {
  colour: 'stroke-signal' | 'stroke-ink' | 'stroke-mid';
  /** They differ in their dashes too, for those who do not see the colours. */
  dash?: string;
  width: number;
}

/** The own brand has the signal colour in every chart; nothing else has it. */
const LOOKS: Record<LineKind, readonly [LineLook, ...LineLook[]]> = {
  own: [{ colour: 'stroke-signal', width: 2.5 }],
  rival: [
    { colour: 'stroke-ink', width: 1.75 },
    { colour: 'stroke-mid', width: 1.75 },
    { colour: 'stroke-ink', dash: '2 4', width: 1.75 },
    { colour: 'stroke-mid', dash: '2 4', width: 1.75 },
    { colour: 'stroke-ink', dash: '12 3 2 3', width: 1.75 },
  ],
  platform: [
    { colour: 'stroke-ink', width: 1.75 },
    { colour: 'stroke-mid', width: 1.75 },
    { colour: 'stroke-ink', dash: '6 4', width: 1.75 },
  ],
};

/** Most lines in a chart: the own one and as many rivals as can be told apart. */
export const MAX_LINES = 1 + LOOKS.rival.length;

/** The look of a line by its number, from 0, among those of its kind. */
export function lineLook(kind: LineKind, number: number): LineLook {
  return LOOKS[kind][number % LOOKS[kind].length] ?? LOOKS[kind][0];
}
