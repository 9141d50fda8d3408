import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
