/** An event as recorded outside the database. */
export interface Anchor {
  readonly sequence: number;
  readonly prescriptionId: number;
  readonly hash: Buffer;
  /** Whether it has no seal, because it is older than seals. */
  readonly isUnsealed?: boolean;
}

/** The time stamp of an event, which covers all earlier ones. */
export interface AnchorStamp {
  readonly sequence: number;
  readonly hash: Buffer;
  /** RFC 3161, DER. */
  readonly token: Buffer;
}

const EVENT = /^(\d{1,8}) (\d{1,10}) ([0-9a-f]{64})( unsealed)?$/;
const STAMP = /^stamp (\d{1,8}) ([0-9a-f]{64}) ([A-Za-z0-9+/]+=*)$/;
const HASH_BYTES = 32;
const FIRST_ROOM = 1_024;

/** Formats an anchor as a line. */
export function anchorLine({ sequence, prescriptionId, hash, isUnsealed }: Anchor): string {
  return `${sequence} ${prescriptionId} ${hash.toString('hex')}${isUnsealed ? ' unsealed' : ''}\n`;
}

/** Formats a time stamp as a line. */
export function stampLine({ sequence, hash, token }: AnchorStamp): string {
  return `stamp ${sequence} ${hash.toString('hex')} ${token.toString('base64')}\n`;
}

/**
 * Anchors of one or several servers, by event and by prescription. They take 36 bytes an event, because a server keeps
 * all of them in memory. An event anchored with two hashes keeps both: it was removed, and its number reused.
 */
export class AnchorIndex {
  /** By sequence. */
  #hashes = Buffer.alloc(FIRST_ROOM * HASH_BYTES);
  /** By sequence; 0 without an anchor. */
  #prescriptionIds = new Uint32Array(FIRST_ROOM);
  readonly #secondOnes = new Map<number, Anchor[]>();
  readonly #ofPrescription = new Map<number, number[]>();
  readonly stamps: AnchorStamp[] = [];
  /** Sequence of the newest anchored event. */
  last = 0;
  /** Sequence of the newest event that may lack a seal. */
  lastUnsealed = 0;

  /** Adds an anchor from a line; skips an incomplete line, which a crash may leave. */
  addLine(line: string): void {
    const event = EVENT.exec(line);
    if (event) {
      const [, sequence, prescriptionId, hash = '', unsealed] = event;
      this.add({
        sequence: Number(sequence),
        prescriptionId: Number(prescriptionId),
        hash: Buffer.from(hash, 'hex'),
        isUnsealed: unsealed !== undefined,
      });
      return;
    }
    const [, sequence, hash = '', token = ''] = STAMP.exec(line) ?? [];
    if (sequence === undefined) return;
    const [bytes, stamp] = [Buffer.from(hash, 'hex'), Buffer.from(token, 'base64')];
    this.stamps.push({ sequence: Number(sequence), hash: bytes, token: stamp });
  }

  add(anchor: Anchor): void {
    const { sequence, prescriptionId, hash, isUnsealed } = anchor;
    const known = this.at(sequence);
    if (known.some((each) => each.hash.equals(hash))) return;
    if (known.length === 0) {
      this.#makeRoom(sequence);
      hash.copy(this.#hashes, sequence * HASH_BYTES);
      this.#prescriptionIds[sequence] = prescriptionId;
    } else {
      const others = this.#secondOnes.get(sequence) ?? [];
      this.#secondOnes.set(sequence, [...others, anchor]);
    }
    this.last = Math.max(this.last, sequence);
    if (isUnsealed) this.lastUnsealed = Math.max(this.lastUnsealed, sequence);
    const own = this.#ofPrescription.get(prescriptionId);
    if (own) own.push(sequence);
    else this.#ofPrescription.set(prescriptionId, [sequence]);
  }

  /** Returns the anchors of an event, by its number. */
  at(sequence: number): readonly Anchor[] {
    const prescriptionId = this.#prescriptionIds[sequence] ?? 0;
    if (prescriptionId === 0) return [];
    const hash = this.#hashes.subarray(sequence * HASH_BYTES, (sequence + 1) * HASH_BYTES);
    return [{ sequence, prescriptionId, hash }, ...(this.#secondOnes.get(sequence) ?? [])];
  }

  /** Returns the anchors of a prescription. */
  of(prescriptionId: number): readonly Anchor[] {
    const sequences = [...new Set(this.#ofPrescription.get(prescriptionId))];
    const found = sequences.flatMap((sequence) => this.at(sequence));
    return found.filter((each) => each.prescriptionId === prescriptionId);
  }

  #makeRoom(sequence: number): void {
    const room = this.#prescriptionIds.length;
    if (sequence < room) return;
    const more = Math.max(sequence + 1, room * 2);
    const hashes = Buffer.alloc(more * HASH_BYTES);
    this.#hashes.copy(hashes);
    const prescriptionIds = new Uint32Array(more);
    prescriptionIds.set(this.#prescriptionIds);
    [this.#hashes, this.#prescriptionIds] = [hashes, prescriptionIds];
  }
}
