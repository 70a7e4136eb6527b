/** The numbers of a listing's counted words and pairs, so that the listing can be subtracted later. */
export type ListingRecord = ArrayLike<number>;

/**
 * The records of all listings by id, in typed arrays: about 60 bytes per listing. A Map of a million ids and lists
 * would take several times as much. Ids are identified by a 64-bit hash.
 */
export class ListingRecords {
  #high = new Uint32Array(1024);
  #low = new Uint32Array(1024);
  /** The start of the record, plus one; 0 for a cell that was never used or whose listing is removed. */
  #starts = new Uint32Array(1024);
  #isUsed = new Uint8Array(1024);
  #used = 0;
  /** The records in sequence; each is its length, then its content. */
  #pool = new Uint32Array(4096);
  #end = 0;
  #garbage = 0;
  #size = 0;

  /** The number of listings. */
  get size(): number {
    return this.#size;
  }

  /** Stores the record of a listing that has none. */
  put(id: string, record: ListingRecord): void {
    if (2 * (this.#used + 1) > this.#starts.length) this.#rehash();
    const cell = this.#cellOf(id);
    if (!this.#isUsed[cell]) this.#used += 1;
    this.#isUsed[cell] = 1;
    [this.#high[cell], this.#low[cell]] = hash(id);
    this.#starts[cell] = this.#append(record) + 1;
    this.#size += 1;
  }

  /** Removes and returns the record of a listing. Undefined if there is none. */
  take(id: string): ListingRecord | undefined {
    const cell = this.#cellOf(id);
    const start = this.#starts[cell]! - 1;
    if (start < 0) return undefined;
    const record = this.#pool.slice(start + 1, start + 1 + this.#pool[start]!);
    this.#starts[cell] = 0;
    this.#size -= 1;
    this.#garbage += record.length + 1;
    if (this.#garbage > this.#pool.length / 2) this.#compact();
    return record;
  }

  /** Every record, to be modified in place. */
  *all(): Generator<Uint32Array> {
    for (const start of this.#starts) if (start > 0) yield this.#pool.subarray(start, start + this.#pool[start - 1]!);
  }

  /** Moves the records together to close the gaps of removed listings. */
  #compact(): void {
    const before = this.#pool;
    this.#pool = new Uint32Array(before.length);
    this.#end = 0;
    this.#garbage = 0;
    for (const [cell, start] of this.#starts.entries()) {
      if (start > 0) this.#starts[cell] = this.#append(before.subarray(start, start + before[start - 1]!)) + 1;
    }
  }

  #append(record: ListingRecord): number {
    const start = this.#end;
    this.#end += record.length + 1;
    if (this.#end > this.#pool.length) {
      const larger = new Uint32Array(2 * this.#pool.length);
      larger.set(this.#pool);
      this.#pool = larger;
    }
    this.#pool[start] = record.length;
    this.#pool.set(record, start + 1);
    return start;
  }

  /** The cell of a listing's id, or the cell that the listing would get. */
  #cellOf(id: string): number {
    const [high, low] = hash(id);
    const mask = this.#starts.length - 1;
    let cell = low & mask;
    while (this.#isUsed[cell] && (this.#high[cell] !== high || this.#low[cell] !== low)) cell = (cell + 1) & mask;
    return cell;
  }

  /** Doubles the number of cells, or leaves it if most cells belong to removed listings. */
  #rehash(): void {
    const [high, low, starts] = [this.#high, this.#low, this.#starts];
    const length = 4 * this.#size > starts.length ? 2 * starts.length : starts.length;
    [this.#high, this.#low, this.#starts] = [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
    this.#isUsed = new Uint8Array(length);
    this.#used = this.#size;
    for (let from = 0; from < starts.length; from += 1) {
      if (starts[from] === 0) continue;
      let cell = low[from]! & (length - 1);
      while (this.#isUsed[cell]) cell = (cell + 1) & (length - 1);
      this.#isUsed[cell] = 1;
      [this.#high[cell], this.#low[cell], this.#starts[cell]] = [high[from]!, low[from]!, starts[from]!];
    }
  }
}

/** Two hashes of 32 bits (FNV-1a, and the same with another prime). */
function hash(id: string): [high: number, low: number] {
  let [high, low] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < id.length; at += 1) {
    high = Math.imul(high ^ id.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ id.charCodeAt(at), 0x5bd1e995);
    low ^= low >>> 15;
  }
  return [(high ^ (high >>> 15)) >>> 0, (low ^ (low >>> 13)) >>> 0];
}
