import { drawDot } from '../../kit/drawLabels.ts';
import { plateColours as c } from '../../kit/guideColours.ts';
import { foramina } from './drawForamina.ts';

/** Left half of the skull's front view, 400 units across, which fits the face. */
const frontSkull = {
  cranium:
    'M200 20C152 20 117 48 107 96C102 120 102 142 106 160C108 172 112 180 111 188C100 196 95 206 97 216C100 224 108 227 112 228L128 232C136 236 142 240 146 248C150 256 152 262 154 270L156 282C170 286 186 288 200 288Z',
  ramus:
    'M103 226C106 250 108 282 115 303C124 320 144 338 162 350C176 358 190 361 200 361L200 300C186 300 172 298 160 294C148 296 138 292 134 284C130 268 129 250 131 236Z',
  orbit:
    'M179 176C170 165 143 162 130 170C120 178 119 198 127 208C138 218 160 219 172 211C181 203 183 188 179 176Z',
  nose: 'M200 213C194 213 190 222 187 234C184 247 186 256 193 258L200 256Z',
  nasalBone: 'M193 176C192 188 190 200 190 214',
  zygoma: 'M127 208C118 212 108 220 103 224M150 216C146 226 140 234 130 233',
  temporalLine: 'M108 168C112 150 116 120 134 92',
  teeth:
    'M200 272L200 300M192 271L192 300M184 270.5L184 299M176 270L176 298M168 270L168 296M161 270L161 294M155 287C170 290 186 291 200 291',
} as const;

/** Draws the left half of a skull from the front. */
export function drawFrontSkull(doc: PDFKit.PDFDocument): void {
  doc.lineWidth(0.7).strokeColor(c.boneEdge);
  doc.path(frontSkull.ramus).fillAndStroke(c.bone, c.boneEdge);
  doc.path(frontSkull.cranium).fillAndStroke(c.bone, c.boneEdge);
  for (const hollow of [frontSkull.orbit, frontSkull.nose])
    doc.path(hollow).fillAndStroke(c.hollow, c.boneEdge);
  doc.lineWidth(0.5);
  for (const line of [
    frontSkull.nasalBone,
    frontSkull.zygoma,
    frontSkull.temporalLine,
    frontSkull.teeth,
  ])
    doc.path(line).stroke();
  for (const at of foramina) drawDot(doc, at, { radius: 2.2, colour: c.feature });
}
