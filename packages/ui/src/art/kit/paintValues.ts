import { pictureColours } from '@formulary/rules/pictures/pictureSpec';
import { colourFamilies } from './colourFamilies.ts';
import { darkFamilies } from './darkFamilies.ts';
import { tones } from './tone.ts';

interface PaintValue {
  readonly day: string;
  readonly night: string;
}

/** Every paint of `hues` and `tone`, by the name of its custom property. */
export const paintValues: ReadonlyMap<string, PaintValue> = new Map([
  ...Object.entries(tones).map(([name, [day, night]]) => [name, { day, night }] as const),
  ...pictureColours.flatMap((colour) => {
    const night: Readonly<Record<string, string>> = { ...darkFamilies[colour] };
    return Object.entries(colourFamilies[colour]).map(
      ([shade, day]) => [`${colour}-${shade}`, { day, night: night[shade] ?? day }] as const,
    );
  }),
]);
