import { plateColours as c } from '../../kit/guideColours.ts';
import type { Plate } from '../../kit/Plate.ts';
import type { Band } from './drawTissue.ts';
import { drawCut } from './drawCut.ts';
import { drawSection } from './drawSection.ts';

const FOREHEAD: readonly Band[] = [
  { tissue: 'skin', height: 28 },
  { tissue: 'fat', height: 36 },
  { tissue: 'muscle', height: 28 },
  { tissue: 'loose', height: 28 },
  { tissue: 'fascia', height: 6 },
  { tissue: 'bone', height: 70 },
];
const CHEEK: readonly Band[] = [
  { tissue: 'skin', height: 24 },
  { tissue: 'fat', height: 48 },
  { tissue: 'fascia', height: 8 },
  { tissue: 'muscle', height: 18 },
  { tissue: 'deepFat', height: 48 },
  { tissue: 'fascia', height: 6 },
  { tissue: 'bone', height: 44 },
];
const LIGAMENT =
  'M244 152C243 126 247 110 244 84C242 66 238 46 230 30M246 152C246 126 249 110 247 84C246 62 246 46 246 28M248 152C249 126 251 110 250 84C251 62 256 46 262 30';

/** Cross-section of the five layers, in the forehead and in the mid-cheek. */
export const layersPlate: Plate = {
  alt: 'Two sections from the skin to the bone. Forehead: skin, superficial fat with the supratrochlear or supraorbital artery in its upper course, frontalis within the galea, loose areolar plane, periosteum with the deep branch of the supraorbital nerve, frontal bone. Mid-cheek: skin, superficial fat compartment, SMAS, muscle of expression, deep fat with the facial vein and a branch of the facial nerve, periosteum, maxilla; a retaining ligament runs like a tree from the bone through all layers to the skin.',
  caption:
    'Plate 1. The five layers cut through, from the skin down to the bone: forehead, about 3 cm above the brow, and mid-cheek.',
  width: 310,
  height: 206,
  scale: 0.86,
  heads: ['Forehead', 'Mid-cheek'],
  draw(doc) {
    drawSection(doc, FOREHEAD, { x: 0, width: 148 });
    drawSection(doc, CHEEK, { x: 162, width: 148 });
    doc.lineWidth(1.5).strokeColor(c.ligament).path(LIGAMENT).stroke();
    drawCut(doc, 'artery', [96, 52], 5);
    drawCut(doc, 'vein', [112, 54], 4.6);
    drawCut(doc, 'nerve', [72, 124], 3.2);
    drawCut(doc, 'vein', [206, 128], 6);
    drawCut(doc, 'nerve', [280, 110], 3.2);
  },
  labels: [
    { text: '1 Skin', side: 'left', at: [14, 18] },
    { text: '2 Superficial fat', side: 'left', at: [18, 44] },
    { text: 'Artery in its upper course', side: 'left', at: [91, 52] },
    { text: '3 Frontalis in the galea', side: 'left', at: [20, 82] },
    { text: '4 Loose areolar plane', side: 'left', at: [24, 108] },
    { text: 'Supraorbital nerve, deep branch', side: 'left', at: [69, 124] },
    { text: '5 Periosteum', side: 'left', at: [30, 127] },
    { text: 'Frontal bone', side: 'left', at: [36, 166] },
    { text: '1 Skin', side: 'right', at: [296, 16] },
    { text: '2 Superficial fat', side: 'right', at: [288, 48] },
    { text: 'Retaining ligament', side: 'right', at: [248, 76] },
    { text: '3 SMAS', side: 'right', at: [296, 81] },
    { text: 'Muscle of expression', side: 'right', at: [290, 94] },
    { text: 'Branch of VII', side: 'right', at: [283, 110] },
    { text: '4 Deep fat', side: 'right', at: [270, 136] },
    { text: 'Facial vein', side: 'right', at: [212, 128] },
    { text: '5 Periosteum', side: 'right', at: [280, 154] },
    { text: 'Maxilla', side: 'right', at: [290, 180] },
  ],
};
