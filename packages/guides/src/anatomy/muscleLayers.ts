import type { Rows } from '../kit/drawBlocks.ts';

/** Order of the muscles from the skin down. */
export const muscleLayers: Rows = {
  columns: [
    ['Layer', 1],
    ['Muscles', 4.2],
    ['Nerve enters', 2],
    ['What it means for depth', 3.6],
  ],
  rows: [
    [
      '1, under the skin',
      'Orbicularis oculi, zygomaticus minor, depressor anguli oris',
      'From below',
      'Superficial: a needle that has just passed the dermis is there',
    ],
    [
      '2',
      'Risorius, platysma, depressor labii inferioris',
      'From below',
      'In the plane of the SMAS',
    ],
    [
      '3',
      'Zygomaticus major, levator labii superioris alaeque nasi',
      'From below',
      'Deep to the SMAS at their origin, superficial at the lip',
    ],
    [
      '4, on the bone',
      'Mentalis, levator anguli oris, buccinator',
      'From above: it can be hurt there',
      'Reached on or near the bone; the facial artery runs on buccinator and levator anguli oris',
    ],
  ],
};
