import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';

/** A closed carrying case: handle, deep lid, two latches, label on the front. */
export function drawCarryCase(shot: Shot): string {
  const { family, paint } = shot;
  return (
    groundShadow(48, 304) +
    `<path d="M140 112V88q0-24 24-24h72q24 0 24 24v24" fill="none" stroke="${family.deep}" stroke-width="13"/>` +
    `<path d="M48 124q0-16 16-16h272q16 0 16 16v56H48z" fill="${paint('cap')}"/>` +
    `<path d="M48 180h304v150q0 18-18 18H66q-18 0-18-18z" fill="${family.mid}"/>` +
    `<path d="M48 176h304v8H48z" fill="${family.shade}"/>` +
    `<path d="M84 164h34v36H84zM282 164h34v36h-34z" fill="${paint('metal')}"/><path d="M92 184h18m180 0h18" stroke="${family.ink}" stroke-width="3"/>` +
    label(shot, { x: 76, y: 206, width: 248, height: 126 }) +
    `<path d="M48 180h304v150q0 18-18 18H66q-18 0-18-18z" fill="${paint('shade')}" opacity=".6"/>`
  );
}
