import { drawRibbon } from '../../kit/drawRibbon.ts';
import { plateColours as c } from '../../kit/guideColours.ts';
import type { Plate } from '../../kit/Plate.ts';
import { FRONT_WIDTH, mirrored } from './both.ts';
import { drawFrontFace } from './drawFrontFace.ts';
import { drawFrontFeatures } from './drawFrontFeatures.ts';
import { drawFrontSkull } from './drawFrontSkull.ts';
import { frontMuscles as m } from './frontMuscles.ts';

const SUPERFICIAL = [
  m.platysma,
  m.masseter,
  m.frontalis,
  m.procerus,
  m.nasalis,
  m.levatorLabii,
  m.orbicularisOculi,
  m.levatorAlaeque,
  m.zygomaticusMinor,
  m.zygomaticusMajor,
  m.risorius,
  m.mentalis,
  m.depressorLabii,
  m.orbicularisOris,
  m.depressorAnguli,
] as const;

const DEEP = [
  m.temporalis,
  m.buccinator,
  m.masseter,
  m.levatorAnguliOris,
  m.corrugator,
  m.depressorSupercilii,
  m.mentalis,
  m.orbicularisOris,
] as const;

/** The muscles of the face: the superficial ones on its left, the deep ones on the skull on its right. */
export const musclesPlate: Plate = {
  alt: 'A face from the front. On the left half the superficial muscles: frontalis over the forehead, orbicularis oculi around the eye, procerus between the brows, nasalis, the two levators of the upper lip, zygomaticus minor and major from the cheekbone to the mouth, risorius, orbicularis oris around the mouth, depressors of the corner and of the lower lip, mentalis, masseter and platysma. On the right half, on the skull, the deep ones: temporalis, corrugator and depressor supercilii, levator anguli oris below the infraorbital foramen, buccinator, masseter and mentalis.',
  caption:
    'Plate 1. Left half: superficial muscles. Right half: deep muscles on the skull. The modiolus, just outside the corner of the mouth, is where those of lip and cheek meet.',
  width: FRONT_WIDTH,
  height: 432,
  scale: 0.9,
  heads: ['Superficial', 'Deep'],
  draw(doc) {
    drawFrontFace(doc);
    mirrored(doc, () => drawFrontSkull(doc));
    for (const ribbon of SUPERFICIAL) drawRibbon(doc, ribbon, { fill: c.muscle, line: c.fibre });
    mirrored(doc, () => {
      for (const ribbon of DEEP) drawRibbon(doc, ribbon, { fill: c.muscleDeep, line: c.fibre });
    });
    drawFrontFeatures(doc);
  },
  labels: [
    { text: 'Frontalis', side: 'left', at: [150, 120] },
    { text: 'Procerus', side: 'left', at: [195, 172] },
    { text: 'Orbicularis oculi', side: 'left', at: [120, 186] },
    { text: 'Nasalis', side: 'left', at: [190, 226] },
    { text: 'Levator labii superioris alaeque nasi', side: 'left', at: [181, 234] },
    { text: 'Levator labii superioris', side: 'left', at: [168, 246] },
    { text: 'Zygomaticus minor', side: 'left', at: [151, 247] },
    { text: 'Zygomaticus major', side: 'left', at: [138.5, 256.5] },
    { text: 'Masseter', side: 'left', at: [118, 272] },
    { text: 'Risorius', side: 'left', at: [134, 296] },
    { text: 'Orbicularis oris', side: 'left', at: [176, 310] },
    { text: 'Depressor anguli oris', side: 'left', at: [156, 334] },
    { text: 'Depressor labii inferioris', side: 'left', at: [180, 346] },
    { text: 'Mentalis', side: 'left', at: [194, 352] },
    { text: 'Platysma', side: 'left', at: [150, 394] },
    { text: 'Temporalis', side: 'right', at: [296, 142] },
    { text: 'Corrugator supercilii', side: 'right', at: [236, 158] },
    { text: 'Depressor supercilii', side: 'right', at: [217, 178] },
    { text: 'Levator anguli oris', side: 'right', at: [238, 250] },
    { text: 'Buccinator', side: 'right', at: [246, 276] },
    { text: 'Modiolus', side: 'right', at: [235, 294] },
    { text: 'Masseter, to the angle of the jaw', side: 'right', at: [280, 268] },
    { text: 'Mentalis, from the incisive fossa', side: 'right', at: [207, 350] },
  ],
};
