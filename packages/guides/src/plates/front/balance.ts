/** Pulls of the muscles in the left half of a face: start and end points. */
export const balance = {
  lifters: [
    'M148 148L148 116',
    'M128 146L126 116',
    'M168 148L170 116',
    'M180 272L179 248',
    'M172 276L166 250',
    'M168 282L152 254',
    'M163 290L136 256',
  ],
  depressors: [
    'M195 152L195 176',
    'M166 150L186 164',
    'M120 160L112 178',
    'M164 298L154 326',
    'M180 312L174 336',
    'M150 336L138 356',
  ],
} as const;
