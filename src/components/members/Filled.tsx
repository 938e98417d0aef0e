import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** With placeholders like `{name}`. */
  text: string;
  values: Record<string, ReactNode>;
}

/** A dictionary's sentence with elements in its placeholders; an unknown one stays as it is. */
export function Filled({ text, values }: FilledProps) {
  return text
    .split(/(\{\w+\})/)
    .map((part, index) => (
      <Fragment key={index}>
        {part.startsWith('{') ? (values[part.slice(1, -1)] ?? part) : part}
      </Fragment>
    ));
}
