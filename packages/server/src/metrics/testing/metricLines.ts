/** Values of a scrape by name and labels, as they are written: `formulary_jobs{state="due"}`. */
export type Samples = ReadonlyMap<string, number>;

/** Parses the text format of Prometheus. */
export function samplesIn(text: string): Samples {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
