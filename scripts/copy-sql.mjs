// node scripts/copy-sql.mjs [folder]: copies the SQL files of the migrations next to the compiled ones, by default
// in dist/. The compiler copies only code and JSON.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const out = process.argv[2] ?? 'dist';
cpSync(path.join(ROOT, 'migrations'), path.join(ROOT, out, 'migrations'), {
  recursive: true,
  filter: (file) => path.extname(file) === '' || file.endsWith('.sql'),
});
