/** Arrays in shared memory, so that a segment moves from the worker to the main thread without a copy. */

/** `length` zeroed bytes. Throws RangeError if memory does not suffice. */
export function sharedUint8(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}

/** `length` zeroed 16-bit numbers. Throws RangeError if memory does not suffice. */
export function sharedUint16(length: number): Uint16Array {
  return new Uint16Array(new SharedArrayBuffer(length * 2));
}

/** `length` zeroed 32-bit numbers. Throws RangeError if memory does not suffice. */
export function sharedUint32(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4));
}

/** `length` zeroed 64-bit floating-point numbers. Throws RangeError if memory does not suffice. */
export function sharedFloat64(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * 8));
}
