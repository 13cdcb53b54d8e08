/** One instruction of a Dockerfile, in capitals, with the rest of its line. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The instructions from one FROM to the next. */
export interface Stage {
  readonly base: string;
  /** Undefined for a stage that no other names. */
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

const FROM = /^(\S+)(?: AS (\S+))?$/i;

/**
 * Parses a Dockerfile. Instructions before the first FROM can only be ARG with a default. Throws what it does not know,
 * so that no line is skipped in silence.
 */
export function parseDockerfile(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const defaults = new Map<string, string>();
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, base, named] = FROM.exec(withValues(rest, defaults)) ?? [];
      if (base === undefined) throw new Error(`Not understood: ${line}`);
      stages.push({ base, name: named, instructions: [] });
    } else if (stages.length > 0 && name !== '') stages.at(-1)?.instructions.push({ name, rest });
    else if (name === 'ARG' && rest.includes('=')) defaults.set(...pairOf(rest));
    else throw new Error(`Not understood: ${line}`);
  }
  return stages;
}

/** Returns the parts of `NAME=VALUE`. */
export function pairOf(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

function withValues(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The Dockerfile has no ARG ${name}`);
    return value;
  });
}
