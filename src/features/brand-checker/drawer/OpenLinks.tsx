import type { ComponentProps, MouseEvent } from 'react';
import { facetPlace, openPlace, placeHref, type FigureScope, type Place } from './place';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'>;

/** A click that the browser must handle itself, such as one that opens a new tab. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function PlaceLink({ place, children, ...props }: LinkProps & { place: Partial<Place> }) {
  return (
    <a
      {...props}
      href={placeHref(place)}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        openPlace(place);
      }}
    >
      {children}
    </a>
  );
}

interface FacetLinkProps extends LinkProps {
  facet: string;
  /** By default the period of the campaign that the page shows. */
  scope?: FigureScope;
}

/** A figure that opens the answers it comes from (product 21.35). */
export function FacetLink({ facet, scope, ...props }: FacetLinkProps) {
  return <PlaceLink {...props} place={facetPlace(facet, scope)} />;
}

/** A link that opens one answer in the drawer; alone, or above the list that is open. */
export function AnswerLink({ answer, ...props }: LinkProps & { answer: string }) {
  return <PlaceLink {...props} place={{ answer }} />;
}
