/** What one check found, and what to do where it is not as it should be. */
export interface Finding {
  ok: boolean;
  what: string;
  todo?: string;
}

export function good(what: string): Finding {
  return { ok: true, what };
}

export function bad(what: string, todo: string): Finding {
  return { ok: false, what, todo };
}

/** One finding for each thing that is wrong, or the one that nothing is. */
export function orGood(wrong: readonly Finding[], what: string): Finding[] {
  return wrong.length > 0 ? [...wrong] : [good(what)];
}
