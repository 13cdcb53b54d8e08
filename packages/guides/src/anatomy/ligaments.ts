import type { Rows } from '../kit/drawBlocks.ts';

/** Ligaments that hold the layers and separate the compartments. */
export const ligaments: Rows = {
  columns: [
    ['Ligament', 1.7],
    ['From and to', 3],
    ['What it makes visible', 2.4],
    ['What to look for', 3],
  ],
  rows: [
    [
      'Orbicularis retaining',
      'Periosteum just outside the orbital rim to the orbicularis oculi and skin',
      'Lid-cheek junction; medially, as tear trough ligament, the tear trough',
      'Product above it stays in the lid and holds water: stay below, deep, and little',
    ],
    [
      'Zygomatic',
      'Lower border of the zygomatic arch to the skin (McGregor’s patch)',
      'Mid-cheek groove, upper edge of the malar mound',
      'Transverse facial artery and a zygomatic branch of VII run beside it',
    ],
    [
      'Masseteric',
      'Front edge of the masseter’s fascia to the SMAS and skin',
      'Front edge of the jowl’s pull as it slackens',
      'Buccal branches of VII pass between its strands',
    ],
    [
      'Mandibular',
      'Mandible, behind the depressor anguli oris, to the skin',
      'Front edge of the jowl, pre-jowl sulcus',
      'The facial artery crosses the border behind it, in front of the masseter: feel for it',
    ],
    [
      'Temporal adhesions',
      'Along the temporal line to the galea; inferior temporal septum down and back',
      'Edge of the hollow temple',
      'Below the septum the temporal branches of VII and the sentinel vein cross',
    ],
  ],
};
