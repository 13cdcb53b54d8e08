import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { LensPoint } from './lensGeometry.ts';

/** Magnification when the lens comes up, and how far the wheel and the keys take it. */
const LEAST = 2;
const MOST = 5;
const WHEEL_STEP = 0.25;
const KEY_STEP = 0.04;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/**
 * The lens's behaviour: where it is, and how strong. A mouse brings it up by moving over the picture, a press or
 * the keyboard switches it on and off. The wheel is taken from the page only while the lens is up and can still
 * change; at its weakest, scrolling down is the page's again.
 */
export function useLens() {
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [point, setPoint] = useState<LensPoint>({ x: 0.5, y: 0.5 });
  const [magnification, setMagnification] = useState(LEAST);
  // The wheel turns faster than React renders: what it last asked for is kept here.
  const strength = useRef(LEAST);

  const strengthen = (next: number) => {
    strength.current = between(next, LEAST, MOST);
    setMagnification(strength.current);
  };

  useEffect(() => {
    if (picture) globalThis.early?.tell(picture, true);
  }, [picture]);

  const off = () => {
    setIsOn(false);
    strengthen(LEAST);
  };

  useEffect(() => {
    if (!picture || !isOn) return undefined;
    const handleWheel = (event: WheelEvent) => {
      const wanted = strength.current - Math.sign(event.deltaY) * WHEEL_STEP;
      const next = between(wanted, LEAST, MOST);
      if (next === strength.current) return;
      event.preventDefault();
      strength.current = next;
      setMagnification(next);
    };
    // React listens to the wheel passively; only an active listener may keep the page still.
    picture.addEventListener('wheel', handleWheel, { passive: false });
    return () => picture.removeEventListener('wheel', handleWheel);
  }, [isOn, picture]);

  const follow = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPoint({
      x: between((event.clientX - box.left) / box.width, 0, 1),
      y: between((event.clientY - box.top) / box.height, 0, 1),
    });
  };

  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      const isMouse = event.pointerType === 'mouse';
      // A page scrolled under a resting mouse also "moves" it, by nothing: that must not bring the lens up.
      const hasMoved = event.movementX !== 0 || event.movementY !== 0;
      if (isMouse && hasMoved) setIsOn(true);
      if (isOn || (isMouse && hasMoved)) follow(event);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') follow(event);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') off();
    },
    onClick: () => {
      if (isOn) off();
      else setIsOn(true);
    },
    onBlur: off,
    onKeyDown: (event: KeyboardEvent) => {
      const move = KEYS[event.key];
      if (event.key === 'Escape' && isOn) off();
      else if (isOn && move) {
        const [x, y] = move;
        setPoint((at) => ({ x: between(at.x + x, 0, 1), y: between(at.y + y, 0, 1) }));
      } else if (isOn && (event.key === '+' || event.key === '-')) {
        strengthen(strength.current + (event.key === '+' ? WHEEL_STEP : -WHEEL_STEP));
      } else return;
      event.preventDefault();
    },
  };

  return { picture, setPicture, isOn, point, magnification, handlers };
}
