import { plateColours as c } from '../../kit/guideColours.ts';
import type { Plate } from '../../kit/Plate.ts';
import { FRONT_WIDTH, mirrored } from './both.ts';
import { drawFrontFace } from './drawFrontFace.ts';
import { drawFrontFeatures } from './drawFrontFeatures.ts';
import { drawFrontSkull } from './drawFrontSkull.ts';
import { frontFat } from './frontFat.ts';

/** The fat compartments: the superficial ones on the left of the face, the deep ones and the ligaments on its right. */
export const fatPlate: Plate = {
  alt: 'A face from the front. On the left half the superficial fat compartments: central and middle forehead, lateral temporal-cheek along the edge of the face, superior, lateral and inferior orbital around the eye, nasolabial beside the nose, medial and middle cheek, superior and inferior jowl, and chin. On the right half, on the skull, the deep ones: temporal fat, ROOF under the brow, medial and lateral SOOF under the eye, both parts of the deep medial cheek fat beside the nose, buccal fat and deep chin fat; and, as green lines, the temporal adhesion and the orbicularis retaining, zygomatic, masseteric and mandibular ligaments.',
  caption:
    'Plate 2. Left half: superficial compartments. Right half: deep compartments on the skull, with the ligaments (green) that part them.',
  width: FRONT_WIDTH,
  height: 396,
  scale: 0.8,
  heads: ['Superficial fat', 'Deep fat and ligaments'],
  draw(doc) {
    drawFrontFace(doc);
    doc.lineWidth(0.7);
    for (const path of Object.values(frontFat.superficial))
      doc.path(path).fillAndStroke(c.fat, c.fatEdge);
    mirrored(doc, () => {
      drawFrontSkull(doc);
      doc.lineWidth(0.7);
      for (const path of Object.values(frontFat.deep))
        doc.path(path).fillAndStroke(c.deepFat, c.deepFatEdge);
      doc.lineWidth(1.8).strokeColor(c.ligament);
      for (const path of Object.values(frontFat.ligaments)) doc.path(path).stroke();
    });
    drawFrontFeatures(doc);
  },
  labels: [
    { text: 'Central forehead', side: 'left', at: [188, 110] },
    { text: 'Middle forehead', side: 'left', at: [146, 116] },
    { text: 'Lateral temporal-cheek', side: 'left', at: [104, 166] },
    { text: 'Superior orbital', side: 'left', at: [133, 171] },
    { text: 'Lateral orbital', side: 'left', at: [116, 194] },
    { text: 'Inferior orbital', side: 'left', at: [137, 206] },
    { text: 'Nasolabial', side: 'left', at: [169, 240] },
    { text: 'Medial cheek', side: 'left', at: [149, 242] },
    { text: 'Middle cheek', side: 'left', at: [128, 252] },
    { text: 'Superior jowl', side: 'left', at: [144, 308] },
    { text: 'Inferior jowl', side: 'left', at: [145, 334] },
    { text: 'Chin', side: 'left', at: [182, 348] },
    { text: 'Temporal adhesion', side: 'right', at: [281, 123] },
    { text: 'Deep temporal fat', side: 'right', at: [288, 176] },
    { text: 'ROOF (retro-orbicularis)', side: 'right', at: [258, 159] },
    { text: 'Orbicularis retaining ligament', side: 'right', at: [277, 203] },
    { text: 'SOOF, lateral', side: 'right', at: [276, 220] },
    { text: 'SOOF, medial', side: 'right', at: [239, 225] },
    { text: 'Zygomatic ligament', side: 'right', at: [280, 232] },
    { text: 'Deep medial cheek, medial part', side: 'right', at: [224, 248] },
    { text: 'Deep medial cheek, lateral part', side: 'right', at: [243, 254] },
    { text: 'Buccal fat', side: 'right', at: [254, 270] },
    { text: 'Masseteric ligaments', side: 'right', at: [265, 300] },
    { text: 'Mandibular ligament', side: 'right', at: [238, 346] },
    { text: 'Deep chin fat', side: 'right', at: [211, 352] },
  ],
};
