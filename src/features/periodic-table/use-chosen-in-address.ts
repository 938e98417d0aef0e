import { useEffect, useLayoutEffect } from 'react';

/**
 * Stores the chosen tool in the address's fragment, so that links and the Back button work.
 *
 * @param show shows the tool of the address
 * @returns a function that chooses a tool, or none
 */
export function useChosenInAddress(show: (id: string | null) => void) {
  useLayoutEffect(() => show(idInAddress()), [show]);

  useEffect(() => {
    const onChange = () => show(idInAddress());
    addEventListener('hashchange', onChange);
    addEventListener('popstate', onChange);
    return () => {
      removeEventListener('hashchange', onChange);
      removeEventListener('popstate', onChange);
    };
  }, [show]);

  return (id: string | null) => {
    if (id !== idInAddress()) {
      history.pushState(null, '', id ? `#${id}` : location.pathname + location.search);
    }
    show(id);
  };
}

function idInAddress(): string | null {
  return location.hash.slice(1) || null;
}
