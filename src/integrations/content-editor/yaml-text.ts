import { type Document, isPair, visit, YAMLSeq } from 'yaml';

/** Prettier's. */
const LINE_WIDTH = 100;
/** Before a list that needs a line of its own; no text of ours has it. */
const NEW_LINE = '\u0000';

/**
 * A document as Prettier writes it, so that a saved file passes the format's check: texts are never
 * folded, and lists between brackets are on one line while they fit, without space inside.
 */
export function yamlText(document: Document): string {
  visit(document, {
    Seq(_, list, path) {
      if (list.flow !== true) return;
      const parent = path.at(-1);
      const key = isPair(parent) ? `${String(parent.key)}: ` : '';
      list.toString = (context, ...rest) => {
        if (!context) return YAMLSeq.prototype.toString.call(list);
        const width = LINE_WIDTH - context.indent.length;
        // It counts each comma twice, and one more.
        const options = {
          ...context.options,
          lineWidth: width + list.items.length + 1,
          trailingComma: true,
        };
        const own = { ...context, flowCollectionPadding: '', options };
        const text = YAMLSeq.prototype.toString.call(list, own, ...rest);
        const needsLine = !text.includes('\n') && key.length + text.length > width + 2;
        return needsLine ? `${NEW_LINE}${context.indent}${text}` : text;
      };
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true }).replaceAll(` ${NEW_LINE}`, '\n');
}
