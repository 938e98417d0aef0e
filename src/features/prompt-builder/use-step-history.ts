import { useEffect } from 'react';
import { historyMove, stepOf, trailOf } from './step-history';

/**
 * Adds a history entry for each step, so that Back leads to the step before.
 *
 * @param show shows the step after Back or Forward
 * @returns a function that records a move of the builder
 */
export function useStepHistory(shown: number, show: (step: number) => void): (to: number) => void {
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      const step = stepOf(state);
      if (step !== undefined) show(step);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [show]);

  return (to) => {
    const trail = trailOf(history.state, shown);
    const move = historyMove(trail, to);
    if ('push' in move) {
      history.replaceState({ trail }, '');
      history.pushState({ trail: move.push }, '');
    } else if (move.back > 0) {
      history.go(-move.back);
    }
  };
}
