/**
 * The search sources are compiled twice: by TypeScript to the plain JavaScript engine and by AssemblyScript to
 * WebAssembly. These are the AssemblyScript names they use; in JavaScript an `i32` is a number that holds one.
 */
declare type i32 = number;
declare type f64 = number;
