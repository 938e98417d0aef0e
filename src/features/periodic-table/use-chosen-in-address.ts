import { useEffect, useLayoutEffect } from 'react';

/**
 * Keeps the chosen tool in the address, so that it can be linked and the browser's Back works.
 *
 * @param show shows the tool that the address names
 * @returns chooses a tool, or none
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
