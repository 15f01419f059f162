declare module 'fs-native-extensions' {
  export interface FileLocks {
    /**
     * Locks `length` bytes of an open, writable file from `offset` on, while it is open. Returns false if
     * another process holds them. Throws the system's error on a file system without locks.
     */
    tryLock(fd: number, offset: number, length: number): boolean;
  }
  const locks: FileLocks;
  export default locks;
}
