declare module 'fs-native-extensions' {
  export interface FileLocks {
    /** Locks bytes of an open file; false if another process holds them. Throws if unsupported. */
    tryLock(fd: number, offset: number, length: number): boolean;
  }
  const locks: FileLocks;
  export default locks;
}
