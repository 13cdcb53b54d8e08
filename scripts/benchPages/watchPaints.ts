/** What a page has painted so far: milliseconds since it was asked for, and how much of it jumped. */
export interface Paints {
  first: number;
  largest: number;
  shift: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page, before anything of it; whole in itself. */
export function watchPaints(): void {
  const paints: Paints = { first: Number.NaN, largest: Number.NaN, shift: 0 };
  Object.assign(globalThis, { paints });
  const notes: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.first = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      paints.largest = startTime;
    },
    'layout-shift': (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) paints.shift += value;
    },
  };
  for (const [type, note] of Object.entries(notes)) {
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => note(entry)),
    );
    observer.observe({ type, buffered: true });
  }
}
