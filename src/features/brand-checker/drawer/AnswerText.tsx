import { useMemo, type ReactNode } from 'react';
import type { BrandNames } from '#shared/rules/brand-names.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { MarkedText } from '../results/MarkedText';
import { answerBlocks, type Block, type Inline } from './answer-text';

interface AnswerTextProps {
  text: string;
  /** The names to mark; null when the campaign no longer exists. */
  names: BrandNames | null;
  /** The number of a cited page in the list below the answer; null when it is not there. */
  numberOf: (url: string) => number | null;
}

type Marks = Omit<AnswerTextProps, 'text'>;

/** A model's answer with its paragraphs and lists, the brand and its competitors marked. */
export function AnswerText({ text, ...marks }: AnswerTextProps) {
  const blocks = useMemo(() => answerBlocks(text), [text]);
  return (
    <div lang={textLanguage(text)} className="space-y-3 text-base wrap-anywhere">
      <Blocks blocks={blocks} {...marks} />
    </div>
  );
}

function Blocks({ blocks, ...marks }: Marks & { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockPart key={index} block={block} {...marks} />);
}

function BlockPart({ block, ...marks }: Marks & { block: Block }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.parts} {...marks} />
        </p>
      );
    case 'heading':
      // The answer's headings are none of the page's.
      return (
        <p className="font-semibold">
          <Inlines parts={block.parts} {...marks} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index} className="space-y-1 pl-1">
          <Blocks blocks={item} {...marks} />
        </li>
      ));
      return block.start === null ? (
        <ul className="list-disc space-y-1.5 pl-5">{items}</ul>
      ) : (
        <ol start={block.start} className="list-decimal space-y-1.5 pl-6">
          {items}
        </ol>
      );
    }
    case 'quote':
      return (
        <blockquote className="space-y-2 border-l-2 border-line pl-4">
          <Blocks blocks={block.blocks} {...marks} />
        </blockquote>
      );
    case 'code':
      return <pre className="text-sm whitespace-pre-wrap">{block.text}</pre>;
    case 'table':
      return <TablePart table={block} {...marks} />;
    case 'rule':
      return <hr className="border-line" />;
  }
}

function TablePart({ table, ...marks }: Marks & { table: Extract<Block, { kind: 'table' }> }) {
  const cells = (row: readonly Inline[][], Cell: 'th' | 'td') =>
    row.map((parts, index) => (
      <Cell key={index} className="border-b border-line py-1.5 pr-3 align-top font-normal">
        <Inlines parts={parts} {...marks} />
      </Cell>
    ));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-[0.9375rem]">
        <thead className="text-soft">
          <tr>{cells(table.head, 'th')}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ parts, ...marks }: Marks & { parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => <InlinePart key={index} part={part} {...marks} />);
}

function InlinePart({ part, ...marks }: Marks & { part: Inline }): ReactNode {
  const { names, numberOf } = marks;
  switch (part.kind) {
    case 'text':
      return <MarkedText text={part.text} names={names} />;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines parts={part.parts} {...marks} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.parts} {...marks} />
        </em>
      );
    case 'struck':
      return (
        <s>
          <Inlines parts={part.parts} {...marks} />
        </s>
      );
    case 'code':
      return <code className="text-[0.9em]">{part.text}</code>;
    case 'break':
      return <br />;
    case 'link': {
      const number = numberOf(part.url);
      return (
        <>
          <Inlines parts={part.parts} {...marks} />
          {number !== null && <sup className="ml-0.5 text-soft">{number}</sup>}
        </>
      );
    }
  }
}
