import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { LensPoint } from './lensGeometry.ts';

/** Initial and lowest magnification, and the highest. */
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
 * Controls position and strength of the lens. Mouse movement shows it; a press or the keyboard toggles it. It captures
 * the wheel only while the lens is visible and can still change; at its weakest, scrolling down moves the page.
 */
export function useLens() {
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [point, setPoint] = useState<LensPoint>({ x: 0.5, y: 0.5 });
  const [magnification, setMagnification] = useState(LEAST);
  // The wheel fires faster than React renders, so this holds the latest value.
  const strength = useRef(LEAST);

  const strengthen = (next: number) => {
    strength.current = between(next, LEAST, MOST);
    setMagnification(strength.current);
  };

  useEffect(() => {
    if (picture) globalThis.early?.setHydrated(picture, true);
  }, [picture]);

  const off = () => {
    setIsOn(false);
    strengthen(LEAST);
  };

  useEffect(() => {
    if (!picture || !isOn) return undefined;
    const handleWheel = (event: WheelEvent) => {
      const requested = strength.current - Math.sign(event.deltaY) * WHEEL_STEP;
      const next = between(requested, LEAST, MOST);
      if (next === strength.current) return;
      event.preventDefault();
      strength.current = next;
      setMagnification(next);
    };
    // React's wheel listeners are passive; only an active one can stop the page from scrolling.
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
      // Scrolling the page under a resting mouse fires moves of distance 0: those must not show the lens.
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
