/** An array of zeros, 32 bits each. */
export const ints = (length: i32): Int32Array => new Int32Array(length);

/** A longer array in place of the last one made; what it holds is anybody's guess. */
export const enlarge = (_: Int32Array, length: i32): Int32Array => new Int32Array(length);

/** An array of zeros, 16 bits each. */
export const shorts = (length: i32): Int16Array => new Int16Array(length);

export const truncate = (value: f64): i32 => Math.trunc(value);

/** The low 32 bits of a product. */
export const multiply = (a: i32, b: i32): i32 => Math.imul(a, b);
