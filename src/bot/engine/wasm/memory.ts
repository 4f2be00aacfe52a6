/** An array of zeros, 32 bits each. */
export function ints(length: i32): StaticArray<i32> {
  return new StaticArray<i32>(length);
}

/** A longer array in place of the last one made; what it holds is anybody's guess. No memory is left behind. */
export function enlarge(array: StaticArray<i32>, length: i32): StaticArray<i32> {
  return changetype<StaticArray<i32>>(__renew(changetype<usize>(array), (<usize>length) << 2));
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
