// Builds the package @uplift/client as dist/sdk/uplift-client-<version>.tgz.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const OUT = path.join('dist', 'sdk');
const PACKAGE = path.join(OUT, 'package');

rmSync(OUT, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
const inherit = { stdio: ['ignore', 'inherit', 'inherit'] };
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'sdk/tsconfig.json'], inherit);
for (const file of ['sdk/package.json', 'sdk/README.md', 'schema.graphql'])
  copyFileSync(file, path.join(PACKAGE, path.basename(file)));
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: PACKAGE, stdio: 'ignore' });
