/** Paint times of a page in milliseconds since the request, and its layout shift. */
export interface Paints {
  first: number;
  largest: number;
  shift: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Records paints. Runs in the page before its scripts, and so uses nothing outside this function. */
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
