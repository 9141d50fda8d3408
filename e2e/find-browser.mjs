import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.resolve('node_modules', '@sparticuz', 'chromium');
/**
 * The value of AWS_EXECUTION_ENV with which the package unpacks its libraries. CHANGED are the variables that
 * it changes meanwhile.
 */
const BARE_MACHINE = 'AWS_Lambda_nodejs20.x';
const CHANGED = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

/**
 * Returns the path of the Chromium to test with, and the environment that it needs. It is the one in an npm
 * package, with its own fonts, so that all machines show the same. CHROMIUM_PATH chooses another one.
 */
export async function findBrowser() {
  const { CHROMIUM_PATH: given } = process.env;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return { executablePath: given, env: {} };
  }
  const folder = await unpackedBrowser();
  const executablePath = path.join(folder, 'chromium');
  const fonts = path.join(folder, 'fonts.conf');
  const env = { FONTCONFIG_FILE: fonts, FONTCONFIG_PATH: folder };
  if (runsAlone(executablePath)) return { executablePath, env };
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') } };
}

/** Unpacks the browser of the package once for each version. An existing folder is complete. */
async function unpackedBrowser() {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const cache = path.resolve('.cache', 'browser');
  const folder = path.join(cache, version);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const started = mkdtempSync(path.join(cache, 'unpacking-'));
    await unpackInto(started);
    // Another run may have been faster.
    if (existsSync(folder)) rmSync(started, { recursive: true });
    else renameSync(started, folder);
  }
  // Written each time, since it contains the path of the folder, which may be moved.
  writeFileSync(path.join(folder, 'fonts.conf'), fontsIn(folder));
  return folder;
}

async function unpackInto(folder) {
  const before = CHANGED.map((key) => [key, process.env[key]]);
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = BARE_MACHINE;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
}

/**
 * Returns a fonts.conf. That of the package names folders that exist only on the machines of one provider.
 */
const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Returns true if the machine has all libraries that the browser is linked to. */
function runsAlone(executablePath) {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return Boolean(stdout) && !stdout.includes('not found');
}
