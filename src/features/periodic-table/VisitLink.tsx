import { fill } from '@/i18n/fill';
import type { TableStrings } from './strings';
import type { TableTool } from './tools';

interface VisitLinkProps {
  tool: TableTool;
  strings: TableStrings;
  className: string;
}

/** A link to the tool's own site, in a new tab. */
export function VisitLink({ tool, strings, className }: VisitLinkProps) {
  return (
    <a className={className} href={tool.url} target="_blank" rel="noopener">
      {fill(strings.visit, { name: tool.name })}
      <span className="sr-only">, {strings.opensInNewTab}</span>
    </a>
  );
}
