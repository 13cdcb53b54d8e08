import { drawTubes } from '../../kit/drawTubes.ts';
import { plateColours as c } from '../../kit/guideColours.ts';
import type { Plate } from '../../kit/Plate.ts';
import { both, FRONT_WIDTH, mirrored } from './both.ts';
import { drawForamina } from './drawForamina.ts';
import { drawFrontFace } from './drawFrontFace.ts';
import { drawFrontFeatures } from './drawFrontFeatures.ts';
import { drawFrontVessels } from './drawFrontVessels.ts';
import { frontNerves as n } from './frontNerves.ts';

/** The vessels of the face on its left, the nerves on its right, the foramina on both sides. */
export const vesselsPlate: Plate = {
  alt: 'A face from the front. On the left half the arteries in red and the facial vein in blue: the facial artery crosses the jaw in front of the masseter, passes the corner of the mouth, gives both labial arteries and the lateral nasal artery and ends as angular artery at the inner corner of the eye, where it meets the dorsal nasal artery. Supratrochlear and supraorbital arteries rise over the forehead; the superficial temporal artery rises in front of the ear and divides. On the right half the nerves: five branches of the facial nerve fan out of the parotid; sensory nerves leave the supraorbital, infraorbital and mental foramina, which lie close to the mid-pupillary line on both sides.',
  caption:
    'Plate 1. Left half: arteries (red) and facial vein (blue). Right half: facial nerve (whole lines) and sensory nerves (broken lines). The dashed line is the mid-pupillary line.',
  width: FRONT_WIDTH,
  height: 412,
  scale: 0.81,
  heads: ['Arteries and veins', 'Nerves'],
  draw(doc) {
    drawFrontFace(doc);
    drawFrontFeatures(doc);
    drawFrontVessels(doc);
    mirrored(doc, () => {
      doc
        .lineWidth(0.6)
        .path(n.parotid)
        .fillOpacity(0.8)
        .fillAndStroke(c.gland, c.skinLine)
        .fillOpacity(1);
      drawTubes(doc, n.sensory, { colour: c.nerveLine, width: 1.1, isDashed: true });
      drawTubes(doc, n.facial, { colour: c.nerve, width: 1.7 });
    });
    both(doc, () => drawForamina(doc));
  },
  labels: [
    { text: 'Supratrochlear artery', side: 'left', at: [179, 118] },
    { text: 'Supraorbital artery', side: 'left', at: [159, 108] },
    { text: 'Superficial temporal, parietal branch', side: 'left', at: [101, 112] },
    { text: 'Superficial temporal, frontal branch', side: 'left', at: [114, 148] },
    { text: 'Zygomatico-orbital artery', side: 'left', at: [110, 180] },
    { text: 'Sentinel vein', side: 'left', at: [113, 173] },
    { text: 'Dorsal nasal artery', side: 'left', at: [191, 206] },
    { text: 'Angular artery', side: 'left', at: [183, 216] },
    { text: 'Infraorbital foramen and artery', side: 'left', at: [157, 219] },
    { text: 'Transverse facial artery', side: 'left', at: [116, 239] },
    { text: 'Lateral nasal artery', side: 'left', at: [185, 240] },
    { text: 'Facial vein', side: 'left', at: [148, 272] },
    { text: 'Superior labial artery', side: 'left', at: [184, 282] },
    { text: 'Facial artery', side: 'left', at: [146, 299] },
    { text: 'Inferior labial artery', side: 'left', at: [176, 309] },
    { text: 'Mental foramen and artery', side: 'left', at: [158, 331] },
    { text: 'Facial artery on the jaw, in front of the masseter', side: 'left', at: [140, 342] },
    { text: 'Submental artery', side: 'left', at: [160, 370] },
    { text: 'Supratrochlear nerve (V1)', side: 'right', at: [221, 128] },
    { text: 'Supraorbital nerve (V1)', side: 'right', at: [249, 139] },
    { text: 'Auriculotemporal nerve (V3)', side: 'right', at: [298, 126] },
    { text: 'VII temporal branches', side: 'right', at: [282, 170] },
    { text: 'Supraorbital notch or foramen', side: 'right', at: [240, 171] },
    { text: 'VII zygomatic branches', side: 'right', at: [272, 221] },
    { text: 'External nasal nerve (V1)', side: 'right', at: [204.5, 231] },
    { text: 'Infraorbital nerve (V2)', side: 'right', at: [234, 246] },
    { text: 'Parotid gland', side: 'right', at: [292, 288] },
    { text: 'VII buccal branches', side: 'right', at: [274, 274] },
    { text: 'Mental nerve (V3)', side: 'right', at: [233, 319] },
    { text: 'VII marginal mandibular branch', side: 'right', at: [256, 340] },
    { text: 'Great auricular nerve', side: 'right', at: [294, 320] },
    { text: 'VII cervical branch', side: 'right', at: [268.5, 378] },
  ],
};
