declare module 'fs-native-extensions' {
  /** Tries to take the exclusive lock of a whole open file; false when another holder has it. */
  export function tryLock(file: number): boolean;
}
