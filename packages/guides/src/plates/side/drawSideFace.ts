import { plateColours as c } from '../../kit/guideColours.ts';

/** Right side of the face, 400 units across, looking left. */
const sideOutline = {
  head: 'M246 12C180 8 122 40 106 96C101 114 97 132 95 150C93 160 95 170 99 179C96 192 88 209 78 227C73 237 68 244 69 250C71 257 78 259 85 259C88 263 87 268 84 274C82 279 80 282 81 285C82 289 85 291 88 293C84 295 82 299 83 304C85 309 89 312 89 317C86 324 83 333 84 343C86 357 96 366 112 368C136 372 158 376 170 386C176 402 176 420 172 450L356 450C338 396 326 344 328 300C330 276 352 256 364 226C376 196 380 160 376 128C366 60 316 14 246 12Z',
  headLine:
    'M172 450C176 420 176 402 170 386C158 376 136 372 112 368C96 366 86 357 84 343C83 333 86 324 89 317C89 312 85 309 83 304C82 299 84 295 88 293C85 291 82 289 81 285C80 282 82 279 84 274C87 268 88 263 85 259C78 259 71 257 69 250C68 244 73 237 78 227C88 209 96 192 99 179C95 170 93 160 95 150C97 132 101 114 106 96C122 40 180 8 246 12C316 14 366 60 376 128C380 160 376 196 364 226C352 256 330 276 328 300C326 344 338 396 356 450',
  hair: 'M106 96C122 40 180 8 246 12C316 14 366 60 376 128C380 160 376 196 364 226C356 244 342 260 333 278C322 262 304 250 286 244C280 214 272 176 254 168C244 166 238 172 234 190C230 178 226 168 216 158C206 148 190 146 176 132C162 116 134 98 106 96Z',
  jaw: 'M112 368C140 364 176 352 204 338C216 330 224 318 228 300',
  /** Cut-off edge at the back of the head. */
  cut: 'M292 -20C316 100 316 320 290 470',
  ear: 'M241 214C236 196 240 176 254 170C268 166 280 176 278 194C276 208 268 218 264 230C260 244 256 256 248 258C241 258 239 250 240 242C243 238 243 234 240 230C244 226 244 220 241 214Z',
  earInner:
    'M250 214C246 198 248 184 258 180C268 178 272 188 268 200C264 210 256 214 258 224C258 232 252 236 247 234M241 216C247 218 248 226 242 230',
  brow: 'M98 160C112 152 132 152 150 162C134 158 116 160 101 167C97 167 96 163 98 160Z',
  eyeWhite: 'M137 191C129 183 121 180 113 183C111 188 112 193 115 196C123 198 131 196 137 191Z',
  upperLid: 'M139 192C130 183 121 179.5 111 182',
  lowerLid: 'M137 191C131 196 123 198 115 196',
  lidCrease: 'M141 184C132 176 122 173 111 176',
  ala: 'M98 238C106 241 108 252 102 258C97 262 91 260 88 258',
  nostril: 'M79 257C83 252.5 91 253 93 257C89 259 83 259 79 257Z',
  upperLip:
    'M81 285C80 282 81 280 83 277C92 282 104 289 113 294C105 293 96 293 88 293C85 291 82 289 81 285Z',
  lowerLip: 'M88 293C96 293 105 293 113 294C105 302 95 309 86 309C83 306 82 298 88 293Z',
  lipLine: 'M88 293C96 293 105 293 116 295',
  nasolabial: 'M106 246C116 258 122 272 124 288',
} as const;

/** Draws the side view of a face with its features, back to the ear. */
export function drawSideFace(doc: PDFKit.PDFDocument): void {
  doc.save();
  doc.path(`${sideOutline.cut}L0 470L0 -20Z`).clip();
  drawSkin(doc);
  doc.restore();
  doc.lineWidth(0.5).strokeColor(c.skinLine).dash(2, { space: 2 });
  doc.path(sideOutline.cut).stroke().undash();
}

function drawSkin(doc: PDFKit.PDFDocument): void {
  doc.path(sideOutline.head).fill(c.skin);
  doc.path(sideOutline.hair).fill(c.hair);
  doc.path(sideOutline.ear).fill(c.skinShade);
  doc.path(sideOutline.brow).fillOpacity(0.55).fill(c.feature).fillOpacity(1);
  doc.save();
  doc.path(sideOutline.eyeWhite).fill(c.halo);
  doc.path(sideOutline.eyeWhite).clip();
  doc.ellipse(114, 188.5, 4, 7.5).fill(c.iris);
  doc.ellipse(112.6, 188.5, 1.8, 3.6).fill(c.ink);
  doc.restore();
  doc.path(sideOutline.upperLip).fill(c.lip);
  doc.path(sideOutline.lowerLip).fill(c.lip);
  doc.path(sideOutline.nostril).fill(c.feature);
  doc.lineWidth(0.9).strokeColor(c.skinLine);
  for (const part of [sideOutline.headLine, sideOutline.ear, sideOutline.jaw])
    doc.path(part).stroke();
  doc.strokeColor(c.feature);
  for (const part of [sideOutline.ala, sideOutline.lipLine, sideOutline.upperLid])
    doc.path(part).stroke();
  doc.lineWidth(0.5).strokeColor(c.skinLine);
  for (const part of [
    sideOutline.earInner,
    sideOutline.lowerLid,
    sideOutline.lidCrease,
    sideOutline.nasolabial,
  ])
    doc.path(part).stroke();
}
