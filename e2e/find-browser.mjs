import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.resolve('node_modules', '@sparticuz', 'chromium');
/** What the package asks for its libraries by, and what it changes of the environment meanwhile. */
const BARE_MACHINE = 'AWS_Lambda_nodejs20.x';
const CHANGED = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

/**
 * The Chromium to test with: the one that comes inside an npm package, with its own fonts, so that every machine sees
 * the same; another one only by CHROMIUM_PATH. Answers its path and what its environment needs.
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

/** Unpacks the browser of the package once a version; a folder that is there is whole. */
async function unpackedBrowser() {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const cache = path.resolve('.cache', 'browser');
  const folder = path.join(cache, version);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const started = mkdtempSync(path.join(cache, 'unpacking-'));
    await unpackInto(started);
    // Another run may have been quicker.
    if (existsSync(folder)) rmSync(started, { recursive: true });
    else renameSync(started, folder);
  }
  // Written each time, since it names the folder, and folders are moved.
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

/** The package's own fonts.conf names folders that exist on the machines of one host alone. */
const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Whether the machine has every library that the browser is linked against. */
function runsAlone(executablePath) {
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return Boolean(stdout) && !stdout.includes('not found');
}
