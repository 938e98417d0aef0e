import { mdxToHast, type HastNode } from 'satteri';
import { bindSpaces } from '#src/i18n/bind-spaces.ts';
import { LESSON_CAPTURES } from '#src/lib/captures.ts';
import {
  GUIDE_FILE,
  GUIDE_TAGS,
  MAX_GUIDE_FILE,
  type GuideNode,
  type GuideTag,
} from '#shared/entities/guide.ts';
import { syntaxProblem } from './check-mdx.ts';
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import { slugOf } from './slug.ts';

/** Minimum length; shorter texts name a picture and do not describe it. */
const MIN_ALT = 20;

export interface Guide {
  nodes: GuideNode[];
  problems: Problem[];
}

/**
 * Parses the text of a lesson's file. A guide has text, links, screenshots of our tools, practice files
 * and an answer key; code, markup and other components are reported as problems and left out.
 */
export function guideOf(file: ContentFile): Guide {
  const problems: Problem[] = [];
  const report = (node: HastNode, text: string): GuideNode[] => {
    const line = file.bodyLine + (node.position?.start.line ?? 1) - 1;
    problems.push({ file: file.path, line, text });
    return [];
  };
  try {
    return { nodes: childrenOf(mdxToHast(file.body), report), problems };
  } catch (error) {
    return { nodes: [], problems: [syntaxProblem(file, error)] };
  }
}

/** The text of a guide without its pictures and files. */
export function textOf(nodes: readonly GuideNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'tag' in node ? textOf(node.children) : '';
    })
    .join(' ');
}

/** Tags that editors type, because Markdown has no sign for them. */
const TYPED_TAGS: readonly GuideTag[] = ['kbd', 'details'];

type Report = (node: HastNode, text: string) => GuideNode[];

function childrenOf(parent: HastNode, report: Report): GuideNode[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((child) => nodesOf(child, report));
}

function nodesOf(node: HastNode, report: Report): GuideNode[] {
  switch (node.type) {
    case 'text':
      // Between blocks there are only line breaks.
      return node.value.trim() === '' && node.value.includes('\n') ? [] : [bindSpaces(node.value)];
    case 'element':
      return elementOf(node, report);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentOf(node, report);
    default:
      return report(node, 'a guide has no code in it; write text, or put braces between backticks');
  }
}

function elementOf(node: Extract<HastNode, { type: 'element' }>, report: Report): GuideNode[] {
  const tag = GUIDE_TAGS.find((known) => known === node.tagName);
  if (!tag) return report(node, `a guide has no <${node.tagName}>; use ${GUIDE_TAGS.join(', ')}`);
  if (tag === 'pre') return boxOf(node, report);
  if (tag === 'code') return [{ tag, children: [rawText(node)] }];
  const children = childrenOf(node, report);
  if (tag === 'a') {
    const href = String(node.properties['href'] ?? '');
    if (!/^(\/(?!\/)|#|https:\/\/)/.test(href)) {
      return report(node, `link "${href}" must begin with a slash, # or https://`);
    }
    return [{ tag, href, children }];
  }
  return tag === 'h2' ? [{ tag, id: slugOf(textOf(children)), children }] : [{ tag, children }];
}

/** A text to copy, or practice material: a box whose first line has a file's name behind its backticks. */
function boxOf(node: Extract<HastNode, { type: 'element' }>, report: Report): GuideNode[] {
  const text = rawText(node).trimEnd();
  const [code] = node.children;
  const classes = code?.type === 'element' ? code.properties['className'] : undefined;
  const name = String(Array.isArray(classes) ? classes[0] : '').replace(/^language-/, '');
  if (!name.includes('.')) return [{ tag: 'pre', children: [text] }];
  if (!GUIDE_FILE.test(name)) {
    return report(node, `file "${name}" needs small letters, digits and hyphens, and .csv or .txt`);
  }
  if (text === '' || text.length >= MAX_GUIDE_FILE) {
    return report(node, `file "${name}" needs 1 to ${MAX_GUIDE_FILE} characters`);
  }
  return [{ file: name, text: `${text}\n` }];
}

function componentOf(
  node: Extract<HastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>,
  report: Report,
): GuideNode[] {
  const attribute = (name: string) => {
    const found = node.attributes.find(
      (each) => each.type === 'mdxJsxAttribute' && each.name === name,
    );
    return typeof found?.value === 'string' ? found.value : '';
  };
  // MDX parses typed tags as components.
  const tag = TYPED_TAGS.find((typed) => typed === node.name);
  if (tag && node.attributes.length === 0) return [{ tag, children: childrenOf(node, report) }];
  if (node.name !== 'Capture') {
    return report(
      node,
      `<${node.name ?? ''}> is not known; a guide has <Capture>, <kbd> and <details>`,
    );
  }
  const [picture, alt] = [attribute('name'), attribute('alt')];
  if (!(LESSON_CAPTURES as readonly string[]).includes(picture)) {
    return report(
      node,
      `picture "${picture}" is not known; use one of ${LESSON_CAPTURES.join(', ')}`,
    );
  }
  if (alt.length < MIN_ALT) {
    return report(
      node,
      `this picture needs alt="…" with at least ${MIN_ALT} characters; say what it shows`,
    );
  }
  return [{ picture, alt: bindSpaces(alt) }];
}

function rawText(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}
