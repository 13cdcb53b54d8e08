import { drawArrows } from '../../kit/drawArrows.ts';
import { plateColours as c } from '../../kit/guideColours.ts';
import type { Plate } from '../../kit/Plate.ts';
import { both, FRONT_WIDTH } from './both.ts';
import { drawFrontFace } from './drawFrontFace.ts';
import { drawFrontFeatures } from './drawFrontFeatures.ts';

/** Pulls of the muscles in the left half of a face: start and end points. */
const balance = {
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

/** Leaves out the empty top of the head. */
const TOP = 56;

/** Muscles that lift, and muscles that pull down. */
export const balancePlate: Plate = {
  alt: 'A face from the front with arrows for the pull of the muscles. Green arrows up: frontalis over the brow; levators of the upper lip, zygomaticus minor and zygomaticus major to the mouth. Dark red arrows down: procerus, corrugator and the lateral orbicularis oculi on the brow; depressor anguli oris, depressor labii inferioris and platysma on mouth and jaw.',
  caption:
    'Plate 2. What lifts (green) and what pulls down (red). Frontalis alone lifts the brow: weaken it and the depressors win.',
  width: FRONT_WIDTH,
  height: 322,
  scale: 0.53,
  heads: ['Pull down', 'Lift'],
  draw(doc) {
    doc.translate(0, -TOP);
    drawFrontFace(doc);
    drawFrontFeatures(doc);
    both(doc, () => {
      drawArrows(doc, balance.lifters, { colour: c.ligament, width: 3 });
      drawArrows(doc, balance.depressors, { colour: c.danger, width: 3 });
    });
  },
  labels: (
    [
      ['Procerus', 'left', 195, 166],
      ['Corrugator supercilii', 'left', 172, 154],
      ['Orbicularis oculi, lateral part', 'left', 116, 169],
      ['Depressor anguli oris', 'left', 158, 314],
      ['Depressor labii inferioris', 'left', 177, 324],
      ['Platysma', 'left', 145, 345],
      ['Frontalis', 'right', 252, 130],
      ['Levator labii superioris alaeque nasi', 'right', 221, 258],
      ['Levator labii superioris', 'right', 231, 263],
      ['Zygomaticus minor', 'right', 240, 268],
      ['Zygomaticus major', 'right', 251, 274],
    ] as const
  ).map(([text, side, x, y]) => ({ text, side, at: [x, y - TOP] })),
};
