/** What a keyboard table calls a key, as the browser names it. A key that is not here is a character, named by itself. */
export const keyNames: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  // One of them stands for all.
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
