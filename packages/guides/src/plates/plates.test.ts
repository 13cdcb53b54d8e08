import { describe, expect, test } from 'vitest';
import { createSheets } from '@formulary/server/platform/paper/createSheets';
import { paper } from '@formulary/server/platform/paper/paper';
import { doCross } from '../kit/untangle.ts';
import { layOutLabels } from '../kit/layOutLabels.ts';
import type { Plate, PlateLabel, Point } from '../kit/Plate.ts';
import { plateFrame } from '../kit/plateFrame.ts';
import { ribbonPaths } from '../kit/ribbonPaths.ts';
import { contains } from '../testing/contains.ts';
import { pointsOn } from '../testing/pointsOn.ts';
import { balancePlate } from './front/balancePlate.ts';
import { FRONT_WIDTH } from './front/both.ts';
import { dangerPlate } from './front/dangerPlate.ts';
import { fatPlate } from './front/fatPlate.ts';
import { foramina } from './front/drawForamina.ts';
import { frontFat } from './front/frontFat.ts';
import { frontMuscles } from './front/frontMuscles.ts';
import { frontNerves } from './front/frontNerves.ts';
import { frontVessels } from './front/drawFrontVessels.ts';
import { frontZones } from './front/frontZones.ts';
import { musclesPlate } from './front/musclesPlate.ts';
import { vesselsPlate } from './front/vesselsPlate.ts';
import { layersPlate } from './sections/layersPlate.ts';
import { templePlate } from './sections/templePlate.ts';
import { sidePlate } from './side/sidePlate.ts';
import { sideVessels } from './side/sideVessels.ts';

const plates = {
  balancePlate,
  dangerPlate,
  fatPlate,
  layersPlate,
  musclesPlate,
  sidePlate,
  templePlate,
  vesselsPlate,
} satisfies Readonly<Record<string, Plate>>;
const sheets = createSheets({ title: '', author: '', subject: '', createdAt: new Date(0) });
const MID_PUPIL = 157;

function columnsOf(plate: Plate) {
  const { labelsTop: top, labelsBottom: bottom, onSheet } = plateFrame(plate, 0);
  return (['left', 'right'] as const).map((side) =>
    layOutLabels(sheets, plate.labels, { side, top, bottom, onSheet }),
  );
}

/** Returns a label's target on the left half, of which the right half is the mirror image. */
function onLeft({ at: [x, y], side }: PlateLabel): Point {
  return side === 'right' ? [FRONT_WIDTH - x, y] : [x, y];
}

function distance(paths: readonly string[], [x, y]: Point): number {
  return Math.min(...paths.flatMap(pointsOn).map(([px, py]) => Math.hypot(px - x, py - y)));
}

describe.each(Object.entries(plates))('%s', (_name, plate) => {
  test('has no label that overlaps another or leaves its margin', () => {
    const { labelsTop, labelsBottom } = plateFrame(plate, 0);
    for (const column of columnsOf(plate)) {
      column.forEach(({ top, height, lines, start }, at) => {
        const next = column[at + 1];
        expect(top).toBeGreaterThanOrEqual(labelsTop - 0.01);
        expect(top + height).toBeLessThanOrEqual(
          Math.min(labelsBottom, next?.top ?? Infinity) + 0.01,
        );
        for (const { line, x } of lines) {
          expect(x).toBeGreaterThan(paper.start);
          expect(x + sheets.widthOf(line)).toBeLessThan(paper.end);
        }
        expect(start[0]).toBeGreaterThan(paper.start);
      });
    }
  });

  test('has no crossing lines on a side', () => {
    for (const column of columnsOf(plate)) {
      const crossing = column.flatMap((a, at) =>
        column.slice(at + 1).filter((b) => doCross([a.start, a.end], [b.start, b.end])),
      );
      expect(crossing).toEqual([]);
    }
  });

  test('names each thing once per side, within the drawing', () => {
    for (const side of ['left', 'right']) {
      const texts = plate.labels.filter((label) => label.side === side).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
    for (const { at } of plate.labels) {
      expect(at[0] > 0 && at[0] < plate.width && at[1] > 0 && at[1] < plate.height).toBe(true);
    }
  });
});

test('every front-view label of vessels and nerves points at a line, a foramen or the gland', () => {
  const astray = vesselsPlate.labels.filter((label) => {
    const { parotid, ...nerves } = frontNerves;
    const drawn = Object.values(label.side === 'left' ? frontVessels : nerves).flat();
    const isInGland = label.text === 'Parotid gland' && contains(parotid, onLeft(label));
    return !isInGland && distance(drawn, onLeft(label)) >= 1.5;
  });
  expect(astray).toEqual([]);
});

test('every side-view label of vessels and nerves points at a line, the gland or the muscle', () => {
  const { parotid, masseter, ...lines } = sideVessels;
  const astray = sidePlate.labels.filter(({ text, at }) => {
    const body = { 'Parotid gland': parotid, Masseter: masseter }[text];
    return body ? !contains(body, at) : distance(Object.values(lines).flat(), at) >= 1.5;
  });
  expect(astray).toEqual([]);
});

test('every muscle label points into its muscle', () => {
  const byName: Readonly<Record<string, keyof typeof frontMuscles>> = {
    'Levator labii superioris alaeque nasi': 'levatorAlaeque',
    'Levator labii superioris': 'levatorLabii',
    'Depressor anguli oris': 'depressorAnguli',
    'Depressor labii inferioris': 'depressorLabii',
    'Corrugator supercilii': 'corrugator',
    'Masseter, to the angle of the jaw': 'masseter',
    'Mentalis, from the incisive fossa': 'mentalis',
  };
  const named = musclesPlate.labels.filter(({ text }) => text !== 'Modiolus');
  const astray = named.filter((label) => {
    const camel = label.text
      .toLowerCase()
      .replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
    const muscle = frontMuscles[byName[label.text] ?? (camel as keyof typeof frontMuscles)];
    const { edges } = muscle;
    const outline = ribbonPaths({ edges, fibres: 0 }).outline.replaceAll('Q', 'L');
    return !contains(outline, onLeft(label));
  });
  expect(astray).toEqual([]);
});

test('every fat compartment label points into a compartment, and every ligament label at a ligament', () => {
  const astray = fatPlate.labels.filter((label) => {
    const bodies = Object.values(label.side === 'left' ? frontFat.superficial : frontFat.deep);
    return /ligament|adhesion/.test(label.text)
      ? distance(Object.values(frontFat.ligaments), onLeft(label)) >= 2
      : bodies.filter((path) => contains(path, onLeft(label))).length !== 1;
  });
  expect(astray).toEqual([]);
});

test('superficial fat compartments do not overlap', () => {
  const paths = Object.entries(frontFat.superficial);
  const overlaps = paths.flatMap(([name, path]) =>
    paths
      .filter(
        ([other, around]) => other !== name && pointsOn(path).some((at) => contains(around, at)),
      )
      .map(([other]) => `${name} and ${other}`),
  );
  expect(overlaps).toEqual([]);
});

test('the numbers of the danger zones are inside their zones', () => {
  expect(frontZones.filter(({ path, at }) => !contains(path, at))).toEqual([]);
});

test('the three foramina are on or just beside the mid-pupillary line, one below the other', () => {
  for (const [x] of foramina) expect(Math.abs(x - MID_PUPIL)).toBeLessThanOrEqual(4);
  const heights = foramina.map(([, y]) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
