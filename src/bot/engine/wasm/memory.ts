/** An array of zeros, 32 bits each. */
export function ints(length: i32): StaticArray<i32> {
  return new StaticArray<i32>(length);
}

/** An array of zeros, 16 bits each. */
export function shorts(length: i32): StaticArray<i16> {
  return new StaticArray<i16>(length);
}

export function truncate(value: f64): i32 {
  return <i32>value;
}

/** The low 32 bits of a product. */
export function multiply(a: i32, b: i32): i32 {
  return a * b;
}
