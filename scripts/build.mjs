import { build } from './prepare.mjs';

await build();
