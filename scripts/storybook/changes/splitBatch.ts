const NEWLINE = 10;

/**
 * Returns the contents that `git cat-file --batch` printed: for each file a line that ends in its size in bytes, its
 * content and a newline.
 */
export function splitBatch(printed: Buffer): readonly Buffer[] {
  const contents: Buffer[] = [];
  let at = 0;
  while (at < printed.length) {
    const end = printed.indexOf(NEWLINE, at);
    const header = printed.toString('utf8', at, end);
    const size = Number(header.split(' ').at(-1));
    if (!Number.isInteger(size)) throw new Error(`git has no such file: ${header}`);
    contents.push(printed.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}
