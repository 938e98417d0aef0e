/** Largest file of a logo, in bytes: as text it fits into what a browser keeps for a page. */
const MAX_LOGO_BYTES = 200 * 1024;

export type LogoProblem = 'tooLarge' | 'wrongType' | 'unreadable';

export type ReadLogo = { url: string } | { problem: LogoProblem };

/**
 * Reads a member's logo as a `data:` address for an `<img>`, in which an SVG can neither run scripts nor
 * load anything. The type is what the file contains, whatever its name.
 */
export async function readLogo(file: Blob): Promise<ReadLogo> {
  if (file.size > MAX_LOGO_BYTES) return { problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = typeOf(bytes);
    if (type === null) return { problem: 'wrongType' };
    const url = await dataUrl(new Blob([bytes], { type }));
    const image = new Image();
    image.src = url;
    await image.decode();
    return { url };
  } catch {
    return { problem: 'unreadable' };
  }
}

function typeOf(bytes: Uint8Array): string | null {
  const startsWith = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (startsWith(0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
  const text = new TextDecoder().decode(bytes).trimStart();
  // Before its element, an SVG may have a declaration, a document type and comments.
  return /^(?:<\?xml|<!--|<!DOCTYPE\s+svg|<svg[\s>])/i.test(text) && /<svg[\s>]/i.test(text)
    ? 'image/svg+xml'
    : null;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(blob);
  });
}
