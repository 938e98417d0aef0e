import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AnswerBars } from '@/components/charts/AnswerBars';
import { GapMark } from '@/components/charts/GapMark';
import { RunUpChart } from '@/components/charts/RunUpChart';
import { RunUpMultiples } from '@/components/charts/RunUpMultiples';
import type { ShareBar } from '@/components/charts/share-bars';
import { WeeksChart } from '@/components/charts/WeeksChart';
import { dictionary } from '@/i18n/dictionaries';

const { charts: strings } = dictionary('en').brandChecker;
const texts = { locale: 'en', strings } as const;

const bar = (name: string, k: number, n: number, [low, high]: [number, number]): ShareBar => ({
  name,
  value: k / n,
  low,
  high,
  k,
  n,
  own: name === 'Fahrwerk',
});

const BARS = [
  bar('Radgarten', 68, 96, [0.61, 0.79]),
  bar('Fahrwerk', 19, 96, [0.13, 0.29]),
  bar('Nabe Nord', 8, 96, [0.04, 0.16]),
];

const cells = (container: Element) =>
  [...container.querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );

test('a run-up names all its values in rising order, and its table has the same figures', async () => {
  const screen = await render(<RunUpChart {...texts} bars={BARS} label="Knows you" />);
  await expect
    .element(screen.getByRole('img'))
    .toHaveAccessibleName(
      'Knows you. Nabe Nord 8%, 8 of 96, range 4 to 16%; Fahrwerk 20%, 19 of 96, range 13 to 29%; ' +
        'Radgarten 71%, 68 of 96, range 61 to 79%.',
    );
  const table = screen.getByRole('table', { name: 'Knows you', includeHidden: true });
  await expect.element(table).not.toBeVisible();
  await screen.getByText(strings.figures).click();
  await expect.element(table).toBeVisible();
  expect(cells(screen.container)).toEqual([
    [strings.name, strings.share, strings.answers, strings.range],
    ['Nabe Nord', '8%', '8 of 96', '4–16%'],
    ['Fahrwerk', '20%', '19 of 96', '13–29%'],
    ['Radgarten', '71%', '68 of 96', '61–79%'],
  ]);
});

test('a run-up draws each share on an axis of 0 to 100 per cent, the own one in signal', async () => {
  const screen = await render(<RunUpChart {...texts} bars={BARS} label="Knows you" />);
  await expect.element(screen.getByRole('img')).toBeInTheDocument();
  const drawn = [...screen.container.querySelectorAll('rect')];
  expect(drawn.map((rect) => rect.height.baseVal.valueInSpecifiedUnits)).toEqual([
    expect.closeTo(8.33),
    expect.closeTo(19.79),
    expect.closeTo(70.83),
  ]);
  expect(drawn.map((rect) => rect.matches('.fill-signal'))).toEqual([false, true, false]);
});

test('small run-ups keep the order of the large one, and a platform without answers has its reason', async () => {
  const few = [bar('Fahrwerk', 5, 32, [0.07, 0.32]), bar('Radgarten', 1, 32, [0.01, 0.16])];
  const screen = await render(
    <RunUpMultiples
      {...texts}
      label="By platform"
      order={['Nabe Nord', 'Fahrwerk', 'Radgarten']}
      multiples={[
        { name: 'ChatGPT', bars: few.toReversed() },
        { name: 'Gemini', notMeasured: 'Not measured: the terms forbid it.' },
      ]}
    />,
  );
  await expect
    .element(screen.getByRole('img'))
    .toHaveAccessibleName(
      'ChatGPT. Fahrwerk 16%, 5 of 32, range 7 to 32%; Radgarten 3%, 1 of 32, range 1 to 16%.',
    );
  await expect.element(screen.getByText('Not measured: the terms forbid it.')).toBeVisible();
  await screen.getByText(strings.figures).click();
  await expect.element(screen.getByRole('table', { name: 'By platform' })).toBeVisible();
  expect(cells(screen.container)).toEqual([
    [strings.name, 'ChatGPT', 'Gemini'],
    ['Nabe Nord', '–', '–'],
    ['Fahrwerk', '5 of 32, 7–32%', '–'],
    ['Radgarten', '1 of 32, 1–16%', '–'],
  ]);
});

test('weeks name the lines at their ends, whose labels never cover each other', async () => {
  const names = ['Fahrwerk', 'Radgarten', 'Speichenkultur', 'Nabe Nord'];
  const screen = await render(
    <WeeksChart
      {...texts}
      title="Finds you"
      series={names.map((name, index) => ({
        name,
        kind: index === 0 ? 'own' : 'rival',
        days: ['2026-11-02', '2026-11-09'].map((day) => ({
          day,
          value: 0.5,
          range: { low: 0.4, high: 0.6 },
        })),
      }))}
      top={1}
      format={(value) => `${value * 100}%`}
      answersOn={() => 32}
    />,
  );
  const chart = screen.getByRole('application');
  await expect
    .element(chart)
    .toHaveAccessibleName(expect.stringContaining('Nabe Nord from 50% to 50%'));
  const labels = [...screen.container.querySelectorAll('figure ul li')];
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    // For a narrow chart, or for a wide one; the style shows one of them.
    `Fahrwerk${strings.you}50%`,
    ...names.slice(1).map((name) => `${name}50%`),
  ]);
  const places = labels.map((label) => parseFloat((label as HTMLElement).style.top));
  expect(places).toEqual([50, 58, 66, 74]);
  await expect.element(screen.getByText('9 Nov')).toBeVisible();
  await expect.element(screen.getByText('40–60').first()).toBeVisible();
});

test('the bars of answers are named as a figure, and a question that was not asked as that', async () => {
  const bars = (runs: boolean[][]) => (
    <AnswerBars runs={runs} label="Claude, memory" strings={strings} />
  );
  const screen = await render(
    bars([
      [true, false],
      [true, true],
    ]),
  );
  await expect
    .element(screen.getByRole('img', { name: 'Claude, memory: named in 3 of 4' }))
    .toBeVisible();
  const left = [...screen.container.querySelectorAll('rect')].map((rect) => rect.x.baseVal.value);
  const gaps = left.slice(1).map((x, index) => x - (left[index] ?? 0));
  expect(gaps[1]).toBeGreaterThan(gaps[0] ?? 0);
  await screen.rerender(bars([]));
  await expect.element(screen.getByText('Claude, memory: not asked yet')).toBeInTheDocument();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});

test('a gap is the mark whose last bar alone is missing, and is left to the words beside it', async () => {
  const screen = await render(<GapMark />);
  const bars = [...screen.container.querySelectorAll('rect')];
  expect(bars.map((bar) => bar.hasAttribute('stroke-dasharray'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(screen.container.querySelector('svg')?.ariaHidden).toBe('true');
});
