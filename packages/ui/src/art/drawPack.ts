import type { PictureForm, PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import { hues } from './kit/hues.ts';
import type { Letters } from './kit/Letters.ts';
import { drawAmpoule } from './forms/drawAmpoule.ts';
import { drawBlister } from './forms/drawBlister.ts';
import { drawBottle } from './forms/drawBottle.ts';
import { drawCannula } from './forms/drawCannula.ts';
import { drawCapsules } from './forms/drawCapsules.ts';
import { drawCarton } from './forms/drawCarton.ts';
import { drawCarryCase } from './forms/drawCarryCase.ts';
import { drawCartridge } from './forms/drawCartridge.ts';
import { drawDevice } from './forms/drawDevice.ts';
import { drawDressing } from './forms/drawDressing.ts';
import { drawDropperBottle } from './forms/drawDropperBottle.ts';
import { drawEmptySyringe } from './forms/drawEmptySyringe.ts';
import { drawGloves } from './forms/drawGloves.ts';
import { drawInfusionBag } from './forms/drawInfusionBag.ts';
import { drawInhaler } from './forms/drawInhaler.ts';
import { drawJar } from './forms/drawJar.ts';
import { drawLeaflet } from './forms/drawLeaflet.ts';
import { drawMask } from './forms/drawMask.ts';
import { drawMixingKit } from './forms/drawMixingKit.ts';
import { drawNeedle } from './forms/drawNeedle.ts';
import { drawPatch } from './forms/drawPatch.ts';
import { drawPrefilledSyringe } from './forms/drawPrefilledSyringe.ts';
import { drawRoller } from './forms/drawRoller.ts';
import { drawSachet } from './forms/drawSachet.ts';
import { drawSharpsBin } from './forms/drawSharpsBin.ts';
import { drawSprayBottle } from './forms/drawSprayBottle.ts';
import { drawSuppository } from './forms/drawSuppository.ts';
import { drawSwab } from './forms/drawSwab.ts';
import { drawTabletBottle } from './forms/drawTabletBottle.ts';
import { drawTube } from './forms/drawTube.ts';
import { drawVial } from './forms/drawVial.ts';
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
