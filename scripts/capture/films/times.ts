/** When a film's acts begin and when it ends, in whole seconds. */
export interface FilmTimes {
  begins: readonly number[];
  end: number;
}

/** Seconds for finding a caption, and characters of it that are read calmly in a second. */
const FIND_S = 1.5;
const READ_CHARACTERS = 14;
const SHORTEST_S = 4;

/** How long a caption has to be seen. */
export function readingSeconds(caption: string): number {
  return Math.max(SHORTEST_S, FIND_S + caption.length / READ_CHARACTERS);
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * A lesson's file with the name and the times of its film. A chapter stays with the caption that it
 * began with.
 */
export function withTimes(text: string, name: string, { begins, end }: FilmTimes): string {
  const ends = [...begins.slice(1), end];
  const was = [...text.matchAll(/^ {4}- from: (\S+)$/gm)].map(([, from = '']) => from);
  let captions = 0;
  return text
    .replace(/^ {2}duration: .+$/m, `  duration: ${clock(end)}`)
    .replace(/^ {2}recording: .+$/m, `  recording: ${name}`)
    .replace(/^( {4}- from: ).+(\n {6}to: ).+$/gm, (_, from: string, to: string) => {
      const times = [begins[captions] ?? 0, ends[captions] ?? end].map(clock);
      captions += 1;
      return `${from}${times[0]}${to}${times[1]}`;
    })
    .replace(/^( {4}- at: )(\S+)$/gm, (_, at: string, time: string) => {
      const caption = was.indexOf(time);
      if (caption < 0) throw new Error(`No caption begins at ${time}, where a chapter does`);
      return at + clock(begins[caption] ?? 0);
    });
}
