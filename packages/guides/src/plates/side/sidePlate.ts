import { drawTubes } from '../../kit/drawTubes.ts';
import { plateColours as c } from '../../kit/guideColours.ts';
import type { Plate } from '../../kit/Plate.ts';
import { drawSideFace } from './drawSideFace.ts';
import { sideVessels as s } from './sideVessels.ts';

/** The facial nerve, the vessels and the parotid from the side. */
export const sidePlate: Plate = {
  alt: 'A face from the side, looking left. The facial nerve comes out below the ear, divides within the parotid gland and sends temporal branches over the zygomatic arch to the brow, along Pitanguy’s line, zygomatic branches to the eye, buccal branches with the parotid duct across the masseter, the marginal mandibular branch along the jaw over the facial artery, and the cervical branch to the neck. The superficial temporal artery rises in front of the tragus, gives the transverse facial and zygomatico-orbital arteries and divides into frontal and parietal branches. The facial artery crosses the jaw at the front edge of the masseter and winds to the inner corner of the eye; the facial vein runs straighter behind it.',
  caption:
    'Plate 2. The facial nerve (yellow) from its trunk to the muscles, over the vessels. Dashed: Pitanguy’s line, from 0.5 cm below the tragus to 1.5 cm above the lateral end of the brow.',
  width: 370,
  height: 412,
  scale: 0.86,
  draw(doc) {
    drawSideFace(doc);
    doc.lineWidth(0.6);
    doc.path(s.masseter).fillOpacity(0.45).fillAndStroke(c.muscle, c.fibre);
    doc.path(s.parotid).fillOpacity(0.85).fillAndStroke(c.gland, c.skinLine).fillOpacity(1);
    doc.lineWidth(2.6).strokeColor(c.gland).path(s.duct).stroke();
    drawTubes(doc, s.veins, { colour: c.vein, width: 2 });
    drawTubes(doc, s.branches, { colour: c.artery, width: 1.2 });
    drawTubes(doc, [...s.ophthalmic, ...s.temporal], { colour: c.artery, width: 1.6 });
    drawTubes(doc, s.facial, { colour: c.artery, width: 2.2 });
    drawTubes(doc, s.facialNerve, { colour: c.nerve, width: 1.8 });
    doc.lineWidth(0.9).strokeColor(c.ink).dash(4, { space: 3 }).path(s.pitanguy).stroke().undash();
  },
  labels: [
    { text: 'Supratrochlear artery', side: 'left', at: [106, 132] },
    { text: 'Supraorbital artery', side: 'left', at: [125, 131] },
    { text: 'VII temporal branches', side: 'left', at: [166, 158] },
    { text: 'Sentinel vein', side: 'left', at: [163, 180] },
    { text: 'Dorsal nasal artery', side: 'left', at: [98, 200] },
    { text: 'Angular artery', side: 'left', at: [107, 216] },
    { text: 'VII zygomatic branches', side: 'left', at: [163, 209] },
    { text: 'Lateral nasal artery', side: 'left', at: [93, 239] },
    { text: 'VII buccal branches', side: 'left', at: [136, 261] },
    { text: 'Superior labial artery', side: 'left', at: [104, 283] },
    { text: 'Facial artery', side: 'left', at: [148, 308] },
    { text: 'Inferior labial artery', side: 'left', at: [108, 311] },
    { text: 'VII marginal mandibular branch', side: 'left', at: [130, 341] },
    { text: 'Facial artery on the jaw: feel the pulse', side: 'left', at: [170, 345] },
    { text: 'Submental artery', side: 'left', at: [146, 372] },
    { text: 'Superficial temporal, frontal branch', side: 'right', at: [186, 153] },
    { text: 'Superficial temporal, parietal branch', side: 'right', at: [234, 120] },
    { text: 'Pitanguy’s line', side: 'right', at: [196, 189] },
    { text: 'Superficial temporal artery', side: 'right', at: [221, 206] },
    { text: 'Transverse facial artery', side: 'right', at: [196, 231] },
    { text: 'Parotid duct', side: 'right', at: [184, 249] },
    { text: 'Trunk of the facial nerve', side: 'right', at: [243, 266] },
    { text: 'Parotid gland', side: 'right', at: [219, 286] },
    { text: 'Masseter', side: 'right', at: [196, 310] },
    { text: 'Facial vein', side: 'right', at: [172, 324] },
    { text: 'Retromandibular vein', side: 'right', at: [237, 346] },
    { text: 'VII cervical branch', side: 'right', at: [211, 366] },
  ],
};
