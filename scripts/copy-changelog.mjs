// Copies the changelog of the APIs next to the built server, which serves it (server/rest/serve-documents.ts).
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const TARGET = path.join(ROOT, 'dist', 'server', 'rest');

mkdirSync(TARGET, { recursive: true });
copyFileSync(path.join(ROOT, 'CHANGELOG.md'), path.join(TARGET, 'changelog.md'));
