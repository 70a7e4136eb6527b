import type { MergeSource } from './mergeOrder.ts';

export type Arrays = readonly (Float64Array | Uint32Array | Uint16Array | Uint8Array)[];

/** The arrays of a segment in file order. `segmentsIn` reads them in the same order. */
export function arraysOf({ data, dead }: MergeSource): Arrays {
  return [
    data.listedAt,
    data.price,
    data.category,
    data.region,
    data.postcode,
    data.flags,
    data.categories,
    data.traits,
    data.byPrice,
    data.traitsByPrice,
    data.postcodesByPrice,
    data.postcodes.starts,
    data.postcodes.numbers,
    data.ids.units,
    data.ids.starts,
    data.idTable,
    data.terms.units,
    data.terms.starts,
    data.postingStarts,
    data.postings,
    data.records.starts,
    data.records.numbers,
    data.records.blocks,
    data.values.units,
    data.values.starts,
    data.byCategory.numbers,
    data.byCategory.bits,
    data.byCategory.bitsByPostcode,
    data.byCategory.pricesByPostcode,
    data.byCategory.sets,
    data.sequences.starts,
    data.sequences.numbers,
    data.pairs,
    dead,
  ];
}

/** The segments in a buffer of arrays, each aligned to 8 bytes. `segments` has the length of each array, by segment. */
export function segmentsIn(buffer: SharedArrayBuffer, segments: readonly (readonly number[])[]): MergeSource[] {
  let offset = 0;
  return segments.map((lengths) => {
    let next = 0;
    const read = <A extends Arrays[number]>(
      type: (new (buffer: SharedArrayBuffer, offset: number, length: number) => A) & { BYTES_PER_ELEMENT: number },
    ) => {
      const array = new type(buffer, offset, lengths[next++]!);
      offset += (array.byteLength + 7) & ~7;
      return array;
    };
    const data = {
      listedAt: read(Float64Array),
      price: read(Uint32Array),
      category: read(Uint16Array),
      region: read(Uint8Array),
      postcode: read(Uint16Array),
      flags: read(Uint8Array),
      categories: read(Uint32Array),
      traits: read(Uint32Array),
      byPrice: read(Uint32Array),
      traitsByPrice: read(Uint32Array),
      postcodesByPrice: read(Uint16Array),
      postcodes: { starts: read(Uint32Array), numbers: read(Uint32Array) },
      ids: { units: read(Uint16Array), starts: read(Uint32Array) },
      idTable: read(Uint32Array),
      terms: { units: read(Uint16Array), starts: read(Uint32Array) },
      postingStarts: read(Uint32Array),
      postings: read(Uint32Array),
      records: { starts: read(Uint32Array), numbers: read(Uint32Array), blocks: read(Uint32Array) },
      values: { units: read(Uint16Array), starts: read(Uint32Array) },
      byCategory: {
        numbers: read(Uint32Array),
        bits: read(Uint32Array),
        bitsByPostcode: read(Uint32Array),
        pricesByPostcode: read(Uint32Array),
        sets: read(Uint32Array),
      },
      sequences: { starts: read(Uint32Array), numbers: read(Uint32Array) },
      pairs: read(Uint32Array),
    };
    // A copy: marks of removed documents belong to this process and are never shared.
    return { data, dead: read(Uint8Array).slice() };
  });
}
