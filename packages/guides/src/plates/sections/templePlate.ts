import type { Plate } from '../../kit/Plate.ts';
import type { Band } from './drawTissue.ts';
import { drawCut } from './drawCut.ts';
import { drawSection } from './drawSection.ts';

const TEMPLE: readonly Band[] = [
  { tissue: 'skin', height: 16 },
  { tissue: 'fat', height: 14 },
  { tissue: 'fascia', height: 10 },
  { tissue: 'loose', height: 14 },
  { tissue: 'fascia', height: 4 },
  { tissue: 'deepFat', height: 18 },
  { tissue: 'fascia', height: 4 },
  { tissue: 'deepFat', height: 10 },
  { tissue: 'muscle', height: 40 },
  { tissue: 'fascia', height: 3 },
  { tissue: 'bone', height: 32 },
];

/** The layers of the temple, one to two fingers above the arch. */
export const templePlate: Plate = {
  alt: 'A section through the temple just above the zygomatic arch, from the skin to the bone: skin, thin superficial fat, superficial temporal fascia with the superficial temporal artery and, on its deep face, the temporal branch of the facial nerve, loose areolar plane, superficial layer of the deep temporal fascia, superficial temporal fat pad with the middle temporal vein, deep layer of the deep temporal fascia, deep temporal fat, temporalis muscle with a deep temporal artery next to the bone, periosteum and temporal bone.',
  caption:
    'Plate 3. The temple, 1 to 2 cm above the zygomatic arch. Higher up the two layers of the deep temporal fascia are one, and the fat between them ends.',
  width: 270,
  height: 170,
  scale: 0.86,
  heads: ['Layers of the temple', 'What runs in them'],
  draw(doc) {
    drawSection(doc, TEMPLE, { x: 0, width: 270 });
    drawCut(doc, 'artery', [168, 40], 4.6);
    drawCut(doc, 'nerve', [206, 46], 3);
    drawCut(doc, 'vein', [188, 73], 7);
    drawCut(doc, 'artery', [196, 128], 4.4);
  },
  labels: [
    { text: 'Skin', side: 'left', at: [16, 11] },
    { text: 'Superficial fat', side: 'left', at: [22, 26] },
    { text: 'Superficial temporal fascia', side: 'left', at: [28, 38] },
    { text: 'Loose areolar plane', side: 'left', at: [34, 50] },
    { text: 'Deep temporal fascia, superficial layer', side: 'left', at: [40, 59] },
    { text: 'Superficial temporal fat pad', side: 'left', at: [48, 70] },
    { text: 'Deep temporal fascia, deep layer', side: 'left', at: [56, 81] },
    { text: 'Deep temporal fat', side: 'left', at: [64, 88] },
    { text: 'Temporalis', side: 'left', at: [72, 114] },
    { text: 'Temporal bone', side: 'left', at: [80, 156] },
    { text: 'Superficial temporal artery: feel its pulse', side: 'right', at: [172, 40] },
    { text: 'VII temporal branch, on the deep face of the fascia', side: 'right', at: [209, 46] },
    { text: 'Middle temporal vein: large, drains towards the heart', side: 'right', at: [194, 73] },
    { text: 'Deep temporal artery, near the bone', side: 'right', at: [200, 128] },
  ],
};
