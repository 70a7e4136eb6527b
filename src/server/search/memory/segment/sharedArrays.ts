/** Arrays in memory that threads share, so that a segment goes from the worker to the main thread without a copy. */

/** So many bytes, all zero. Throws RangeError where memory does not suffice. */
export function sharedUint8(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}

/** So many 16-bit numbers, all zero. Throws RangeError where memory does not suffice. */
export function sharedUint16(length: number): Uint16Array {
  return new Uint16Array(new SharedArrayBuffer(length * 2));
}

/** So many 32-bit numbers, all zero. Throws RangeError where memory does not suffice. */
export function sharedUint32(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4));
}

/** So many 64-bit floating-point numbers, all zero. Throws RangeError where memory does not suffice. */
export function sharedFloat64(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * 8));
}
