import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Redirects files whose path matches to /dev/full while `work` runs. The kernel refuses each byte with
 * ENOSPC, like a full disk. Everything else, such as folders, is real.
 */
export async function withFullDisk<T>(paths: RegExp, work: () => Promise<T>): Promise<T> {
  const { createWriteStream } = fs;
  const { writeFile } = fsPromises;
  const full = <Target>(target: Target) =>
    typeof target === 'string' && paths.test(target) ? ('/dev/full' as const) : target;
  // Affects all file writes of the process until the work has ended.
  fs.createWriteStream = (target, options) => {
    // The file itself is created, as on a full disk.
    if (full(target) !== target) fs.closeSync(fs.openSync(target, 'w'));
    // The device cannot be flushed.
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
