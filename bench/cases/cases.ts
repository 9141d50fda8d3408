import type { BenchCase } from './case.js';
import { dashboardCases } from './dashboard.js';
import { gridCases } from './grid.js';
import { interpretedCase, placedCase } from './interpreted-search.js';
import { leadsCases } from './leads.js';
import { profileCase } from './profile.js';
import { recordCase } from './record.js';
import { searchCase } from './search.js';
import { statisticsCases } from './statistics.js';
import { suppliersCase } from './suppliers.js';

/** The cases that are compared with the bare server, in the order of the table. */
export const CASES: BenchCase[] = [
  searchCase('bench_10k', '10,000'),
  profileCase('bench_10k', '10,000'),
  searchCase('bench_100k', '100,000'),
  interpretedCase,
  placedCase,
  profileCase('bench_100k', '100,000'),
  ...gridCases,
  suppliersCase,
  ...leadsCases,
  ...dashboardCases,
  ...statisticsCases.flat(),
  recordCase,
];

/** Cases in two sizes, each with the minimum share of requests per second at the bigger size. */
export const GROWING: readonly (readonly [readonly BenchCase[], number])[] = [
  [leadsCases, 0.5],
  ...statisticsCases.map((cases) => [cases, 0.67] as const),
];
