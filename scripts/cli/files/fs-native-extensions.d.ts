declare module 'fs-native-extensions' {
  export interface FileLocks {
    /**
     * Locks `length` bytes of an open, writable file from `offset` on, for as long as it is open; false where another
     * holds them. Throws the system's error where the file system knows no locks.
     */
    tryLock(fd: number, offset: number, length: number): boolean;
  }
  const locks: FileLocks;
  export default locks;
}
