import type { PictureForm, PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import { hues } from './kit/hues.ts';
import type { Letters } from './kit/Letters.ts';
import { drawAmpoule, drawInfusionBag, drawMixingKit, drawVial } from './forms/vials.ts';
import { drawBlister, drawCapsules, drawSachet, drawSuppository } from './forms/tablets.ts';
import {
  drawBottle,
  drawDropperBottle,
  drawSprayBottle,
  drawTabletBottle,
} from './forms/bottles.ts';
import {
  drawCannula,
  drawCartridge,
  drawEmptySyringe,
  drawNeedle,
  drawPrefilledSyringe,
} from './forms/syringes.ts';
import { drawCarryCase, drawCarton, drawDevice, drawLeaflet } from './forms/boxes.ts';
import {
  drawDressing,
  drawGloves,
  drawMask,
  drawPatch,
  drawSharpsBin,
  drawSwab,
} from './forms/supplies.ts';
import { drawInhaler, drawJar, drawRoller, drawTube } from './forms/tubes.ts';
import type { Shot } from './kit/Shot.ts';

const drawings: Readonly<Record<PictureForm, (shot: Shot) => string>> = {
  ampoule: drawAmpoule,
  blister: drawBlister,
  bottle: drawBottle,
  cannula: drawCannula,
  capsules: drawCapsules,
  carton: drawCarton,
  carryCase: drawCarryCase,
  cartridge: drawCartridge,
  device: drawDevice,
  dressing: drawDressing,
  dropperBottle: drawDropperBottle,
  emptySyringe: drawEmptySyringe,
  gloves: drawGloves,
  infusionBag: drawInfusionBag,
  inhaler: drawInhaler,
  jar: drawJar,
  leaflet: drawLeaflet,
  mask: drawMask,
  mixingKit: drawMixingKit,
  needle: drawNeedle,
  patch: drawPatch,
  prefilledSyringe: drawPrefilledSyringe,
  roller: drawRoller,
  sachet: drawSachet,
  sharpsBin: drawSharpsBin,
  sprayBottle: drawSprayBottle,
  suppository: drawSuppository,
  swab: drawSwab,
  tabletBottle: drawTabletBottle,
  tube: drawTube,
  vial: drawVial,
};

/**
 * Draws only the pack, within 400 × 400, standing on the line at y = 346. `gradientDefs` of its colour defines its
 * paints.
 */
export function drawPack(spec: PictureSpec, letters: Letters): string {
  const family = hues[spec.colour];
  const shot: Shot = {
    spec,
    letters,
    family,
    paint: (surface) => `url(#${spec.colour}-${surface})`,
  };
  return drawings[spec.form](shot);
}
