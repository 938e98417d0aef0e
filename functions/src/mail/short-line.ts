/** Longest line of user input in an e-mail, in UTF-16 code units. */
const MAX_LENGTH = 80;

/** What mail programs or browsers read as the dot of an address (UTS 46), beside those that NFKC makes one. */
const DOTS = /[.\u3002]/g;

/**
 * User input as one short line without links and markup (product 10.8), for e-mails to an address from
 * a form: they must not be usable to send messages to others. A dot inside a word gets a space after
 * it, so that no e-mail program turns it into a link.
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
