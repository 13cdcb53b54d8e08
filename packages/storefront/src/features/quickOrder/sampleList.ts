/** Example list in the format of spreadsheets: a byte order mark, headings, a code, and a name with a comma. */
export const sampleList = [
  '\uFEFFCode or name,Quantity',
  'AMOX-500-21,2',
  '"Water for injections, 5 ml ampoule, pack of 10",10',
  '',
].join('\r\n');
