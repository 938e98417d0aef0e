/** Longest line of somebody else's words in an e-mail. */
const MAX_LENGTH = 80;

/** What mail programs or browsers read as the dot of an address (UTS 46), beside those that NFKC makes one. */
const DOTS = /[.\u3002]/g;

/**
 * Somebody else's words as one short line without links and markup: they go to an address that they
 * typed, so an e-mail of ours must not carry their message. A dot inside a word gets a space behind
 * it, so that no e-mail program makes a link of it.
 */
export function shortLine(words: string): string {
  // Letters of full width and the like first become the usual ones, as browsers read them in addresses.
  const plain = words.toWellFormed().normalize('NFKC').replaceAll(DOTS, '.');
  const line = plain
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .split(' ')
    .filter((word) => !isAddress(word))
    .join(' ')
    .replaceAll(/[<>[\](){}*_`#|\\]/g, '')
    .replaceAll(/\.(?=[^\s.])/g, '. ')
    .trim();
  return plain.length > MAX_LENGTH ? `${line} …` : line;
}

/** A web address by its scheme, its `www.` or its path. */
function isAddress(word: string): boolean {
  return (
    word.includes(':/') ||
    word.includes('//') ||
    /^\W*www\./i.test(word) ||
    /\.[\p{L}\p{N}-]{2,}[/?#:]/u.test(word)
  );
}
