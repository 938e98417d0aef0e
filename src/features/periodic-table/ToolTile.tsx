import type { KeyboardEvent, MouseEvent } from 'react';
import type { TableStrings } from './strings';
import type { TableTool } from './tools';
import { AboutLink } from './AboutLink';
import { VisitLink } from './VisitLink';

interface ToolTileProps {
  tool: TableTool;
  /** Number of the tool's group. */
  number: number;
  isChosen: boolean;
  isTabStop: boolean;
  strings: TableStrings;
  /** Shows the details; undefined in the list, where the link leads to its own row. */
  onChoose: ((id: string) => void) | undefined;
  onKey: (event: KeyboardEvent, id: string) => void;
}

/**
 * A tool: a tile of the table on wide screens, a row of a list on narrow ones and without
 * JavaScript.
 */
export function ToolTile(props: ToolTileProps) {
  const { tool, number, isChosen, isTabStop, strings, onChoose, onKey } = props;
  const { id, symbol, name, complexity, useCase } = tool;
  const choose = (event: MouseEvent) => {
    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <li id={id} className="tool">
      <a
        className="tile"
        href={`#${id}`}
        aria-current={isChosen || undefined}
        tabIndex={isTabStop ? undefined : -1}
        onClick={choose}
        onKeyDown={(event) => onKey(event, id)}
        data-tile
      >
        <span className="flex justify-between text-[0.75rem] tabular-nums">
          <span aria-hidden="true">{'●'.repeat(complexity) + '○'.repeat(3 - complexity)}</span>
          <span className="sr-only">{strings.complexity[complexity]}</span>
          <span aria-hidden="true">{number}</span>
        </span>
        <span className="mt-auto text-[1.625rem] leading-none font-semibold">{symbol}</span>
        <span className="mt-1 text-[0.75rem] leading-tight hyphens-auto">{name}</span>
      </a>
      <div className="tool-text">
        <p data-use-case>{useCase}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 font-medium">
          <AboutLink tool={tool} strings={strings} className="link" />
          <VisitLink tool={tool} strings={strings} className="link" />
        </p>
      </div>
    </li>
  );
}
