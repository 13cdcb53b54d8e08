/** Browser names of the keys in keyboard tables. Any other key is a character, which is its own name. */
export const keyNames: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  // One letter stands for all.
  Letters: 'a',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '−': '-',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  'Shift+Page Up': 'Shift+PageUp',
  'Shift+Page Down': 'Shift+PageDown',
};
