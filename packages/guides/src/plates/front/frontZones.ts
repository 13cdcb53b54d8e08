import type { Point } from '../../kit/Plate.ts';

/** Region where product in a vessel does most harm: number, its position, and outline. */
export interface Zone {
  readonly number: number;
  readonly name: string;
  readonly at: Point;
  readonly path: string;
  /** The zone is on both sides, and its outline is that of the left half. */
  readonly isPaired: boolean;
}

/** The danger zones of a face from the front. */
export const frontZones: readonly Zone[] = [
  {
    number: 1,
    name: 'Glabella',
    at: [200, 158],
    path: 'M170 176C168 160 174 146 186 142C196 140 204 140 214 142C226 146 232 160 230 176C222 184 212 180 200 180C188 180 178 184 170 176Z',
    isPaired: false,
  },
  {
    number: 2,
    name: 'Nose',
    at: [200, 226],
    path: 'M188 184C194 182 206 182 212 184C214 206 218 226 224 240C228 252 222 262 212 262C206 265 194 265 188 262C178 262 172 252 176 240C182 226 186 206 188 184Z',
    isPaired: false,
  },
  {
    number: 3,
    name: 'Nasolabial fold',
    at: [164, 264],
    path: 'M177 238C166 250 155 268 152 290C156 294 162 292 164 286C167 272 172 262 174 256C173 250 174 244 177 238Z',
    isPaired: true,
  },
  {
    number: 4,
    name: 'Temple',
    at: [107, 152],
    path: 'M120 106C108 122 98 144 96 166C96 182 98 194 102 204C110 200 116 190 118 176C116 164 114 156 116 142C118 128 120 116 120 106Z',
    isPaired: true,
  },
  {
    number: 5,
    name: 'Forehead',
    at: [150, 118],
    path: 'M186 84C168 84 146 92 136 104C128 114 124 128 124 140C124 146 130 147 136 145C146 142 156 143 164 145C176 142 184 138 190 134C194 126 195 106 194 94C194 88 191 84 186 84Z',
    isPaired: true,
  },
  {
    number: 6,
    name: 'Tear trough and infraorbital foramen',
    at: [157, 212],
    path: 'M183 196C174 203 160 207 144 205C142 212 144 222 152 227C164 228 178 218 184 206Z',
    isPaired: true,
  },
  {
    number: 7,
    name: 'Lips',
    at: [200, 316],
    path: 'M158 293C170 284 184 274 193 274C197 274 203 274 207 274C216 274 230 284 242 293C230 304 216 325 200 325C184 325 170 304 158 293Z',
    isPaired: false,
  },
  {
    number: 8,
    name: 'Jaw: facial artery in front of the masseter',
    at: [138, 338],
    path: 'M138 318C130 324 126 332 126 340C132 350 142 358 154 363C158 352 156 338 148 326C146 322 142 319 138 318Z',
    isPaired: true,
  },
];
