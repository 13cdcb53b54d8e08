import type { PictureForm, PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import { hues } from './kit/hues.ts';
import type { Letters } from './kit/Letters.ts';
import { drawAmpoule } from './forms/injection/drawAmpoule.ts';
import { drawBlister } from './forms/packs/drawBlister.ts';
import { drawBottle } from './forms/bottles/drawBottle.ts';
import { drawCannula } from './forms/injection/drawCannula.ts';
import { drawCapsules } from './forms/packs/drawCapsules.ts';
import { drawCarton } from './forms/packs/drawCarton.ts';
import { drawCarryCase } from './forms/supplies/drawCarryCase.ts';
import { drawCartridge } from './forms/injection/drawCartridge.ts';
import { drawDevice } from './forms/supplies/drawDevice.ts';
import { drawDressing } from './forms/supplies/drawDressing.ts';
import { drawDropperBottle } from './forms/bottles/drawDropperBottle.ts';
import { drawEmptySyringe } from './forms/injection/drawEmptySyringe.ts';
import { drawGloves } from './forms/supplies/drawGloves.ts';
import { drawInfusionBag } from './forms/injection/drawInfusionBag.ts';
import { drawInhaler } from './forms/supplies/drawInhaler.ts';
import { drawJar } from './forms/bottles/drawJar.ts';
import { drawLeaflet } from './forms/packs/drawLeaflet.ts';
import { drawMask } from './forms/supplies/drawMask.ts';
import { drawMixingKit } from './forms/injection/drawMixingKit.ts';
import { drawNeedle } from './forms/injection/drawNeedle.ts';
import { drawPatch } from './forms/packs/drawPatch.ts';
import { drawPrefilledSyringe } from './forms/injection/drawPrefilledSyringe.ts';
import { drawRoller } from './forms/bottles/drawRoller.ts';
import { drawSachet } from './forms/packs/drawSachet.ts';
import { drawSharpsBin } from './forms/supplies/drawSharpsBin.ts';
import { drawSprayBottle } from './forms/bottles/drawSprayBottle.ts';
import { drawSuppository } from './forms/packs/drawSuppository.ts';
import { drawSwab } from './forms/supplies/drawSwab.ts';
import { drawTabletBottle } from './forms/bottles/drawTabletBottle.ts';
import { drawTube } from './forms/bottles/drawTube.ts';
import { drawVial } from './forms/injection/drawVial.ts';
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
