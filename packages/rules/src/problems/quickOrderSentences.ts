/** Messages about lists and rows of a quick order. The gaps hold figures. */
export const quickOrderSentences = {
  // The whole list or file
  tooLong:
    'This list is too long to read ({megabytes} MB). Up to 1,000 rows of a code or name and a quantity can be ordered at once: please keep only those columns, or split it',
  noText:
    'This is not a list as text. In a spreadsheet choose Save as, then CSV, and choose that file',
  empty: 'There are no rows in this list. Each row needs a code or a name, and a quantity',
  tooManyRows:
    'This list has more than 1,000 rows. Please split it: 1,000 rows can be ordered at once',
  longLine:
    'A line of this list is longer than 300 characters. Each row needs a code or a name and a quantity, and a line of its own',
  noRoom: 'There is room for {n} more rows: a quick order takes 1,000. Please split the list',
  // The columns of a list
  whichColumn: {
    quantity: 'Which column is the quantity?',
    words: 'Which column is the code or name?',
  },
  whyAsked: 'More than one column could be it, or its heading does not say so',
  withoutQuantity: 'The rows come without quantities, to be filled in',
  noColumn: 'Please choose a column',
  // A row
  formula: 'This is a formula. Please copy its value instead',
  notFound: 'Not found',
  several: 'Several match: please choose',
  confirm: 'Is this it? Please choose',
  noWords: 'Please enter a code or a name',
  noQuantity: 'Please enter how many packs',
} as const;
