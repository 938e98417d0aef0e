/** How much one run of the bench measures. */
export interface Extent {
  /** Of everything that takes time. */
  runs: number;
  /** Of each part: the first so many. */
  pages: number;
  /** Added to the build, both languages together. */
  posts: number;
  /** Only this kind of public page, by its name in the table. */
  kind?: string | undefined;
}

export const WHOLE: Extent = { runs: 5, pages: Infinity, posts: 1_000 };

/** Shows that every part works; its figures say nothing. */
export const QUICK: Extent = { runs: 1, pages: 1, posts: 20 };
