import { fill } from '@/i18n/fill';
import type { TableStrings } from './strings';
import type { TableTool } from './tools';

interface AboutLinkProps {
  tool: TableTool;
  strings: TableStrings;
  className: string;
}

/** A link to the tool's own page, where it has one. */
export function AboutLink({ tool, strings, className }: AboutLinkProps) {
  if (tool.page === undefined) return null;
  return (
    <a className={className} href={tool.page}>
      {fill(strings.about, { name: tool.name })}
    </a>
  );
}
