import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Has files whose path matches written to /dev/full while `work` runs: the kernel refuses each byte with ENOSPC, as a
 * full disk does. What is made beside them, such as folders, is real.
 */
export async function withFullDisk<T>(paths: RegExp, work: () => Promise<T>): Promise<T> {
  const { createWriteStream } = fs;
  const { writeFile } = fsPromises;
  const full = <Target>(target: Target) =>
    typeof target === 'string' && paths.test(target) ? ('/dev/full' as const) : target;
  // Process-wide until the work has ended: how files are written.
  fs.createWriteStream = (target, options) => {
    // The file itself comes into being, as on a full disk.
    if (full(target) !== target) fs.closeSync(fs.openSync(target, 'w'));
    // Such a device cannot be flushed.
    const plain = typeof options === 'object' ? { ...options, flush: false } : options;
    return createWriteStream(full(target), full(target) === target ? options : plain);
  };
  fsPromises.writeFile = (target, ...rest) => writeFile(full(target), ...rest);
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    fs.createWriteStream = createWriteStream;
    fsPromises.writeFile = writeFile;
    syncBuiltinESMExports();
  }
}
