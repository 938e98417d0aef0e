import { messageId, type ModelsAnswer } from './formats/wire-format.ts';
import type { Finish, ScriptedCitation, Search } from './script.ts';

/** A search of a turn, of which a paused turn may have only the call, and the next one the result. */
export interface TurnSearch extends Search {
  id: string;
  part: 'whole' | 'call' | 'result';
}

/** A whole answer, before it is divided by pauses. */
export interface PlannedAnswer {
  text: string;
  finish: Finish;
  searches: readonly TurnSearch[];
  cited: readonly ScriptedCitation[];
}

/** The searches of an answer with ids, as Anthropic writes them. */
export function plannedSearches(searches: readonly Search[]): TurnSearch[] {
  return searches.map((search) => ({ ...search, id: messageId('srvtoolu_'), part: 'whole' }));
}

/** The turns of answers that were paused, by the id of their last search, until they are continued. */
export class PausedTurns {
  #rest = new Map<string, PlannedAnswer>();

  clear(): void {
    this.#rest.clear();
  }

  /** Takes what is left of a paused answer. */
  take(id: string | undefined): PlannedAnswer | undefined {
    const rest = this.#rest.get(id ?? '');
    this.#rest.delete(id ?? '');
    return rest;
  }

  /** The turn up to its next pause; the rest is kept. */
  next(planned: PlannedAnswer): ModelsAnswer {
    const index = planned.searches.findIndex(({ pause }) => pause !== undefined);
    const paused = planned.searches[index];
    if (paused === undefined) return planned;
    const { pause, ...search } = paused;
    const before = planned.searches.slice(0, index);
    const after = planned.searches.slice(index + 1);
    const isPending = pause === 'before-result';
    const rest = isPending ? [{ ...search, part: 'result' as const }, ...after] : after;
    this.#rest.set(search.id, { ...planned, searches: rest });
    const last = { ...search, part: isPending ? ('call' as const) : search.part };
    return { text: '', finish: 'pause', searches: [...before, last], cited: [] };
  }
}
