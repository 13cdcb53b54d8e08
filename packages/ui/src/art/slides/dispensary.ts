import type { Slide } from './Slide.ts';
import { tone } from '../kit/tone.ts';
import { hues } from '../kit/hues.ts';

const { deep, mid, light, ink, shade: lid } = hues.green;
const { deep: wood, mid: oak } = hues.sand;

/** Draws jars and boxes on a shelf as flat shapes, because they are background and not products. */
function shelf(y: number, shades: readonly string[]): string {
  const goods = shades
    .map((shade, index) => {
      const x = 720 + index * 78;
      const height = 62 + ((index * 29) % 34);
      return index % 3 === 1
        ? `<path d="M${x} ${y - height + 16}q0-8 8-8h34q8 0 8 8V${y}h-50z" fill="${shade}"/><path d="M${x + 6} ${y - height - 2}h38v12h-38z" fill="${lid}"/>`
        : `<path d="M${x} ${y - height}h56v${height}h-56z" fill="${shade}"/><path d="M${x + 10} ${y - height + 18}h36v18h-36z" fill="${tone.paper}"/>`;
    })
    .join('');
  return `${goods}<path d="M690 ${y}h860v12H690z" fill="${oak}"/><path d="M690 ${y + 12}h860v5H690z" fill="${wood}"/>`;
}

const shades = [mid, light, deep, hues.amber.mid, light, mid, hues.slate.mid, deep, light, mid];

/** The dispensary: full shelves, a lamp above the counter. */
export const dispensary: Slide = {
  wall: 'green',
  behind:
    shelf(132, shades) +
    shelf(258, shades.toReversed()) +
    `<path d="M560 0v84" stroke="${ink}" stroke-width="4"/><path d="M496 132c0-36 28-54 64-54s64 18 64 54z" fill="${deep}"/><path d="M530 132a30 18 0 0 0 60 0z" fill="${hues.amber.tint}"/>`,
  packs: [
    {
      form: 'carton',
      colour: 'green',
      label: 'Saline pods',
      detail: '40 × 5 ml',
      x: 700,
      scale: 0.5,
    },
    {
      form: 'tabletBottle',
      colour: 'amber',
      label: 'Vitamin C',
      detail: '500 mg',
      x: 1150,
      scale: 0.56,
    },
    {
      form: 'vial',
      colour: 'teal',
      label: 'Hyaluronidase',
      detail: '1,500 units',
      x: 915,
      scale: 0.68,
      forward: 44,
    },
    { form: 'blister', colour: 'rose', label: 'Aciclovir', detail: '400 mg', x: 1325, scale: 0.5 },
  ],
};
