import type { Locale } from '#src/i18n/locales.ts';

/** A part of an e-mail, in the order of reading. Texts are plain; HTML is escaped here and only here. */
export type MailBlock =
  | { heading: string }
  /** A paragraph; its line breaks are kept. */
  | { text: string }
  /** Labels with their values. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
  | { link: string; href: string }
  /** Blocks in another language than the rest. */
  | { lang: Locale; blocks: readonly MailBlock[] };

/** The plain text of an e-mail. */
export function textOf(blocks: readonly MailBlock[]): string {
  return `${joined(blocks)}\n`;
}

function joined(blocks: readonly MailBlock[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: MailBlock): string {
  if ('blocks' in block) return joined(block.blocks);
  if ('heading' in block) return block.heading;
  if ('text' in block) return block.text;
  if ('facts' in block) return block.facts.map((fact) => fact.join(': ')).join('\n');
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  return `${block.link}: ${block.href}`;
}

/** The same as simple HTML, without pictures, scripts or anything that is loaded. */
export function htmlOf(
  blocks: readonly MailBlock[],
  { lang, title }: { lang: string; title: string },
): string {
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;max-width:40em">',
    ...blocks.map(blockHtml),
    '</body></html>',
  ].join('\n');
}

function blockHtml(block: MailBlock): string {
  if ('blocks' in block) {
    return `<div lang="${block.lang}">${block.blocks.map(blockHtml).join('\n')}</div>`;
  }
  if ('heading' in block) return `<h2 style="font-size:1.1em">${escapeHtml(block.heading)}</h2>`;
  if ('text' in block) return `<p>${lines(block.text)}</p>`;
  if ('facts' in block) {
    const rows = block.facts.map(
      ([label, value]) => `<b>${escapeHtml(label)}:</b> ${lines(value)}`,
    );
    return `<p>${rows.join('<br>')}</p>`;
  }
  if ('list' in block) {
    return `<ul>${block.list.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
  }
  return `<p><a href="${escapeHtml(block.href)}">${escapeHtml(block.link)}</a></p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
