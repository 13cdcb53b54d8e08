import { drawTubes } from '../../kit/drawTubes.ts';
import { plateColours as c } from '../../kit/guideColours.ts';

/** The vessels of the left half of a face from the front. */
export const frontVessels = {
  facial: [
    'M126 368C130 354 138 351 140 343C142 332 136 326 143 318C149 311 144 302 148 294C152 286 158 284 160 276C163 266 172 264 175 252C177 242 182 232 183 218C184 206 183 200 181 191',
  ],
  branches: [
    'M146 305C154 311 166 306 176 309C186 312 194 309 200 309',
    'M150 289C156 284 164 291 172 287C182 283 190 278 200 280',
    'M196 279C197 272 197 266 198 259',
    'M175 252C180 246 184 238 192 236C196 235 198 238 200 240',
    'M131 357C146 363 160 373 180 375',
  ],
  ophthalmic: [
    'M181 191C185 187 186 182 184 176C190 186 191 200 192 214C193 222 195 228 197 234',
    'M176 172C177 160 180 150 179 134C178 116 181 104 180 86',
    'M161 171C160 158 163 148 160 134C157 118 160 104 156 88',
    'M161 152C154 140 150 128 146 112',
  ],
  maxillary: [
    'M157 219C160 226 164 232 168 240',
    'M157 219C152 228 154 236 151 246',
    'M157 219C164 221 170 222 178 222',
    'M158 331C162 337 168 340 176 340',
    'M158 331C156 324 158 318 162 311',
    'M128 217C124 219 121 222 118 226',
  ],
  temporal: [
    'M96 284C91 258 91 236 93 214C94 202 97 190 99 178',
    'M99 178C104 164 108 158 114 148C120 138 118 126 124 116C130 106 138 102 146 96',
    'M99 178C98 160 102 140 100 122C100 106 106 92 112 78',
    'M98 186C106 181 114 178 126 180',
    'M92 234C104 240 118 239 136 243',
  ],
  veins: [
    'M181 187C176 200 172 214 165 232C156 254 141 282 137 306C134 324 134 336 131 348C129 358 124 366 118 376',
    'M181 187C182 176 172 168 170 150C169 136 171 120 168 104',
    'M108 170C112 172 114 174 118 178',
  ],
} as const;

/** Draws the arteries and, beneath them, the veins of the left half of a face from the front. */
export function drawFrontVessels(doc: PDFKit.PDFDocument): void {
  drawTubes(doc, frontVessels.veins, { colour: c.vein, width: 1.9 });
  for (const paths of [frontVessels.maxillary, frontVessels.branches]) {
    drawTubes(doc, paths, { colour: c.artery, width: 1.2 });
  }
  drawTubes(doc, [...frontVessels.temporal, ...frontVessels.ophthalmic], {
    colour: c.artery,
    width: 1.5,
  });
  drawTubes(doc, frontVessels.facial, { colour: c.artery, width: 2.2 });
}
