/** How many there are, in words that read well for one and for none. */
export function productsFound(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`;
}
