/** A list to begin with, as spreadsheets open it: a byte order mark, a head, a code, a name with a comma in it. */
export const sampleList = [
  '\uFEFFCode or name,Quantity',
  'AMOX-500-21,2',
  '"Water for injections, 5 ml ampoule, pack of 10",10',
  '',
].join('\r\n');
