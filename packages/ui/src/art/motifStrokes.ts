import type { CategoryMotif } from '@formulary/rules/pictures/categoryMotifs';
import type { PictureColour } from '@formulary/rules/pictures/pictureSpec';

/** A line illustration on a 200 × 200 field: `wash` is filled with the family's light shade, `line` is stroked with its ink, `accent` is filled with its mid shade. */
interface MotifStrokes {
  readonly colour: PictureColour;
  readonly wash: string;
  readonly line: string;
  readonly accent?: string;
}

const BLISTER = 'M46 52h108q8 0 8 8v80q0 8-8 8H46q-8 0-8-8V60q0-8 8-8z';
const FACE =
  'M132 30c-40-16-82 6-84 52-1 14-14 22-14 30 0 6 12 4 12 10 0 4-4 6-2 10 2 3 0 6 0 10 0 16 22 14 34 12 4 8 4 14 4 24';

export const motifStrokes: Readonly<Record<CategoryMotif, MotifStrokes>> = {
  toxin: {
    colour: 'violet',
    wash: 'M58 112h84v50q0 10-10 10H68q-10 0-10-10z',
    line: 'M80 44h40v18H80zM76 28h48v16H76zM82 62v10c0 10-24 12-24 34v56q0 10 10 10h64q10 0 10-10v-56c0-22-24-24-24-34V62M58 112h84M58 150h84',
    accent: 'M76 28h48v16H76z',
  },
  filler: {
    colour: 'rose',
    wash: 'M62 86h84v28H62z',
    line: 'M22 84v32M22 100h40M52 76v48M62 86h84q8 0 8 8v12q0 8-8 8H62zM154 96h8v8h-8M162 100h24M80 114v-8M96 114v-12M112 114v-8M128 114v-12',
    accent: 'M62 86h12v28H62z',
  },
  lips: {
    colour: 'rose',
    wash: 'M24 100c24-10 44-34 58-34 8 0 12 6 18 6s10-6 18-6c14 0 34 24 58 34-22 26-46 40-76 40s-54-14-76-40z',
    line: 'M24 100c24-10 44-34 58-34 8 0 12 6 18 6s10-6 18-6c14 0 34 24 58 34-22 26-46 40-76 40s-54-14-76-40zM24 100c30 4 46-4 58-4 8 0 12 5 18 5s10-5 18-5c12 0 28 8 58 4M84 126q16 6 32 0',
  },
  face: {
    colour: 'coral',
    wash: 'M92 84a26 26 0 1 1-.1 0z',
    line: `${FACE}M132 30c34 14 40 60 16 96-8 12-8 34-4 50M70 84q10-8 20 0M74 92q7 4 14 0M56 134q8 0 14-4`,
    accent: 'M100 104a8 8 0 1 1-.1 0z',
  },
  eye: {
    colour: 'indigo',
    wash: 'M20 104c40-46 120-46 160 0-40 40-120 40-160 0z',
    line: 'M20 104c40-46 120-46 160 0-40 40-120 40-160 0zM100 78a26 26 0 1 1-.1 0zM24 78c40-38 112-38 152 0M44 140q56 30 112 0M62 152q38 16 76 0',
    accent: 'M100 92a12 12 0 1 1-.1 0z',
  },
  jaw: {
    colour: 'sand',
    wash: 'M48 118c0 18 0 36 22 34 22-2 50-14 78-32l-2 26c-20 20-40 24-64 30z',
    line: `${FACE}M78 154c30-4 56-18 74-40M150 114c-6 20-8 42-4 62M152 60c10 6 10 26-2 28`,
  },
  hand: {
    colour: 'coral',
    wash: 'M64 108c-4 30 14 62 46 62s40-28 42-52z',
    line: 'M64 116 50 84c-4-10 10-16 15-6l13 24-6-52c-1-12 14-14 16-2l8 46 4-54c1-11 16-11 16 1l0 54 12-44c3-11 17-7 15 4l-8 56 12-16c7-9 19-1 14 9-12 24-20 66-52 66-32 0-41-24-45-54z',
  },
  booster: {
    colour: 'teal',
    wash: 'M20 128q40-18 80 0t80 0v44H20z',
    line: 'M20 128q40-18 80 0t80 0M20 150q40-18 80 0t80 0M20 172q40-18 80 0t80 0M100 28c16 22 24 34 24 46a24 24 0 0 1-48 0c0-12 8-24 24-46zM48 70c8 11 12 17 12 23a12 12 0 0 1-24 0c0-6 4-12 12-23zM152 70c8 11 12 17 12 23a12 12 0 0 1-24 0c0-6 4-12 12-23z',
    accent:
      'M48 70c8 11 12 17 12 23a12 12 0 0 1-24 0c0-6 4-12 12-23zM152 70c8 11 12 17 12 23a12 12 0 0 1-24 0c0-6 4-12 12-23z',
  },
  droplet: {
    colour: 'blue',
    wash: 'M62 124q38 14 76 0a38 38 0 0 1-76 0z',
    line: 'M100 26c26 40 40 62 40 86a40 40 0 0 1-80 0c0-24 14-46 40-86zM62 124q38 14 76 0M82 104q2-16 10-28M40 176h120',
  },
  contour: {
    colour: 'amber',
    wash: 'M66 24c-6 40 22 50 18 78s-24 36-20 74h72c4-38-16-46-20-74s24-38 18-78z',
    line: 'M66 24c-6 40 22 50 18 78s-24 36-20 74M134 24c6 40-22 50-18 78s24 36 20 74M84 98q16 8 32 0M44 92l18 10-18 10M156 92l-18 10 18 10',
    accent: 'M100 128a5 5 0 1 1-.1 0z',
  },
  emergency: {
    colour: 'rose',
    wash: 'M28 74h144v84q0 12-12 12H40q-12 0-12-12z',
    line: 'M28 74q0-12 12-12h120q12 0 12 12v84q0 12-12 12H40q-12 0-12-12zM76 62V48q0-10 10-10h28q10 0 10 10v14M28 96h30M142 96h30',
    accent: 'M90 88h20v20h20v20h-20v20H90v-20H70v-20h20z',
  },
  heart: {
    colour: 'coral',
    wash: 'M100 166C40 128 26 100 32 74c8-32 50-36 68-6 18-30 60-26 68 6 6 26-8 54-68 92z',
    line: 'M100 166C40 128 26 100 32 74c8-32 50-36 68-6 18-30 60-26 68 6 6 26-8 54-68 92zM24 112h42l12-26 20 52 14-34 8 8h56',
  },
  numbing: {
    colour: 'blue',
    wash: 'M58 40h84l-10 92H68z',
    line: 'M54 26h92v14H54zM58 40h84l-10 92H68zM80 132h40v26H80zM88 132v26M96 132v26M104 132v26M112 132v26M78 74h44M78 88h28M160 116q-10 12 0 24t0 24M178 116q-10 12 0 24t0 24',
    accent: 'M54 26h92v14H54z',
  },
  skincare: {
    colour: 'green',
    wash: 'M40 92h84v60q0 14-14 14H54q-14 0-14-14z',
    line: 'M34 72q0-8 8-8h80q8 0 8 8v20H34zM40 92v60q0 14 14 14h56q14 0 14-14V92M52 114h60M52 128h38M152 166v-62M152 104c0-22 8-34 26-40 2 24-6 38-26 40zM152 132c0-16-6-26-20-30',
    accent: 'M34 72q0-8 8-8h80q8 0 8 8v20H34z',
  },
  sun: {
    colour: 'amber',
    wash: 'M100 64a36 36 0 1 1-.1 0z',
    line: 'M100 64a36 36 0 1 1-.1 0zM100 24v22M100 154v22M24 100h22M154 100h22M46 46l16 16M138 138l16 16M154 46l-16 16M62 138l-16 16',
  },
  antibiotic: {
    colour: 'teal',
    wash: BLISTER,
    line: `${BLISTER}M66 72a12 12 0 1 1-.1 0zM100 72a12 12 0 1 1-.1 0zM134 72a12 12 0 1 1-.1 0zM66 106a12 12 0 1 1-.1 0zM100 106a12 12 0 1 1-.1 0zM134 106a12 12 0 1 1-.1 0zM24 168h152`,
    accent: 'M66 72a12 12 0 1 1-.1 0zM134 106a12 12 0 1 1-.1 0z',
  },
  shield: {
    colour: 'indigo',
    wash: 'M100 26l62 20v50c0 40-28 66-62 80z',
    line: 'M100 26l62 20v50c0 40-28 66-62 80-34-14-62-40-62-80V46zM72 100l20 20 38-42',
  },
  needle: {
    colour: 'slate',
    wash: 'M24 58h46v40H24zM62 128h112v26H62z',
    line: 'M16 52v52M24 58h40l20 14v12L64 98H24zM84 73h84l16 8H84M36 68v20M48 68v20M50 120v42h12v-42zM62 128h104q12 0 12 13t-12 13H62M74 141h84',
    accent: 'M64 58l20 14v12L64 98z',
  },
  cannula: {
    colour: 'teal',
    wash: 'M24 124h44v40H24z',
    line: 'M24 124h44l16 12v16l-16 12H24zM16 118v52M84 144c50 4 84-14 96-92M36 134v20M48 134v20M130 124l6 8M146 108l8 6',
    accent: 'M68 124l16 12v16l-16 12z',
  },
  syringe: {
    colour: 'indigo',
    wash: 'M66 82h70v36H66z',
    line: 'M24 78v44M24 94h42M24 106h42M66 70v60M66 82h80q6 0 6 6v24q0 6-6 6H66zM152 94h12v12h-12M82 118v-12M96 118v-18M110 118v-12M124 118v-18M136 118v-12M176 100h8',
    accent: 'M66 82h12v36H66z',
  },
  dressing: {
    colour: 'sand',
    wash: 'M78 72h44v56H78z',
    line: 'M46 72h108a28 28 0 0 1 0 56H46a28 28 0 0 1 0-56zM78 72v56M122 72v56M90 88h.1M110 88h.1M100 100h.1M90 112h.1M110 112h.1M34 100h.1M46 90h.1M46 110h.1M166 100h.1M154 90h.1M154 110h.1',
  },
  glove: {
    colour: 'violet',
    wash: 'M62 146h84v28H62z',
    line: 'M66 132C56 112 34 98 40 88c6-8 20 2 30 16L64 50c-1-11 13-13 15-2l8 42 2-52c1-11 15-11 15 0l2 52 10-44c3-10 16-7 14 4l-6 46 14-18c7-8 18-1 13 8l-15 46zM62 132h84v42H62zM62 146h84',
    accent: 'M62 132h84v14H62z',
  },
  mesotherapy: {
    colour: 'plum',
    wash: 'M24 126h152v48H24z',
    line: 'M24 126h152M24 142q19-10 38 0t38 0 38 0 38 0M24 160q19-10 38 0t38 0 38 0 38 0M56 34v82M86 34v82M116 34v82M146 34v82M48 34h106v22H48zM78 20h46v14H78z',
    accent: 'M48 34h106v22H48z',
  },
  weight: {
    colour: 'olive',
    wash: 'M36 60h128v104q0 10-10 10H46q-10 0-10-10z',
    line: 'M36 50q0-10 10-10h108q10 0 10 10v114q0 10-10 10H46q-10 0-10-10zM62 84a38 38 0 0 1 76 0zM100 84l14-22M74 74l6 4M126 74l-6 4M100 52v8M60 128h26v40M140 128h-26v40',
    accent: 'M62 84a38 38 0 0 1 76 0z',
  },
  vitamin: {
    colour: 'amber',
    wash: 'M74 56a44 44 0 1 1-.1 0z',
    line: 'M74 56a44 44 0 1 1-.1 0zM74 68a32 32 0 1 1-.1 0zM74 100V68M74 100l28-16M74 100l28 16M74 100v32M74 100l-28 16M74 100l-28-16M74 56c0-16 10-24 26-26-2 16-10 24-26 26M136 118l24-24a19 19 0 0 1 27 27l-24 24a19 19 0 0 1-27-27zM148 106l27 27',
    accent: 'M136 118l12-12 27 27-12 12a19 19 0 0 1-27-27z',
  },
  leaf: {
    colour: 'green',
    wash: 'M40 150C24 84 76 36 168 34c2 88-48 138-128 116z',
    line: 'M40 150C24 84 76 36 168 34c2 88-48 138-128 116zM24 174C50 130 84 98 128 74M74 116l-2-36M98 96l0-30M70 120l38 6M96 98l38 4',
  },
  aftercare: {
    colour: 'green',
    wash: 'M24 138c26-14 52-10 74 4h36c12 0 12 16 0 16H96v6h44l30-18c10-4 16 8 8 14l-36 24H70l-46-8z',
    line: 'M24 138c26-14 52-10 74 4h36c12 0 12 16 0 16H96M132 158l38-20c10-4 16 8 8 14l-40 28H70l-46-10M104 118C70 94 62 78 66 62c5-18 28-20 38-3 10-17 33-15 38 3 4 16-4 32-38 56z',
    accent: 'M104 118C70 94 62 78 66 62c5-18 28-20 38-3 10-17 33-15 38 3 4 16-4 32-38 56z',
  },
  leaflet: {
    colour: 'blue',
    wash: 'M40 34l60 18v124l-60-18z',
    line: 'M40 34l60 18 60-18v124l-60 18-60-18zM100 52v124M54 64l32 9M54 84l32 9M54 104l32 9M54 124l20 6M114 73l32-9M114 93l32-9M114 113l32-9',
    accent: 'M116 128l30-9v24l-30 9z',
  },
  clinic: {
    colour: 'slate',
    wash: 'M40 70h120v104H40z',
    line: 'M28 174h144M40 174V70l60-40 60 40v104M84 174v-44h32v44M56 92h20v22H56zM124 92h20v22h-20z',
    accent: 'M94 58h12v10h10v12h-10v10H94V80H84V68h10z',
  },
  bin: {
    colour: 'amber',
    wash: 'M46 76h108l-8 88q-1 10-10 10H64q-9 0-10-10z',
    line: 'M40 58q0-8 8-8h104q8 0 8 8v18H40zM46 76l8 88q1 10 10 10h72q9 0 10-10l8-88M74 50V38q0-12 12-12h28q12 0 12 12v12M84 104l32 44M116 104l-32 44',
    accent: 'M40 58q0-8 8-8h104q8 0 8 8v18H40z',
  },
};
