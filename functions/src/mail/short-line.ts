/** Longest line of somebody else's words in an e-mail. */
const MAX_LENGTH = 80;

/**
 * Somebody else's words as one short line without links and markup: they go to an address that they
 * typed, so an e-mail of ours must not carry their message. A dot inside a word gets a space behind
 * it, so that no e-mail program makes a link of it.
 */
export function shortLine(words: string): string {
  const cut = words.slice(0, MAX_LENGTH).toWellFormed();
  const line = cut
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .split(' ')
    .filter((word) => !isAddress(word))
    .join(' ')
    .replaceAll(/[<>[\](){}*_`#|\\]/g, '')
    .replaceAll(/\.(?=[^\s.])/g, '. ')
    .trim();
  return words.length > MAX_LENGTH ? `${line} …` : line;
}

/** A web address by its scheme, its `www.` or its path. */
function isAddress(word: string): boolean {
  return (
    word.includes(':/') ||
    word.includes('//') ||
    /^\W*www\./i.test(word) ||
    /\.\w{2,}[/?#:]/.test(word)
  );
}
