/** How far a page's own declaration is looked for, in bytes (HTML standard, 13.2.3.2). */
const DECLARATION_BYTES = 1_024;

const BYTE_ORDER_MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
];

/**
 * A page's text in the charset that it names: by byte order mark, header or `meta`, else UTF-8. What
 * does not decode in UTF-8 is read as Windows-1252, which gives every byte a character. Never throws.
 */
export function decodeText(body: Uint8Array, contentType: string | undefined): string {
  const charset =
    BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, index) => body[index] === byte))
      ?.charset ??
    charsetIn(contentType ?? '') ??
    declaredIn(body) ??
    'utf-8';
  const decoder = decoderFor(charset);
  if (decoder !== null && decoder.encoding !== 'utf-8') return decoder.decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(text)?.[1];
}

function declaredIn(body: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(body.subarray(0, DECLARATION_BYTES));
  const declared = /<meta[^>]*charset[^>]*/i.exec(start)?.[0];
  const charset = declared === undefined ? undefined : charsetIn(declared);
  // What could be read this far is not UTF-16 (HTML standard, 13.2.3.2).
  return charset?.toLowerCase().startsWith('utf-16') ? 'utf-8' : charset;
}

/** Null for a name that no charset has. */
function decoderFor(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}
