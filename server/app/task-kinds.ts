import { impactBuyerExport } from '../impact-buyers/impact-buyer-tasks.js';
import { importKinds } from '../imports/import-kinds.js';
import { supplierChange, supplierDeletion, supplierExport } from '../suppliers/supplier-tasks.js';
import type { TaskRegistry } from '../tasks/run-task.js';
import { IMPORT_NOUNS } from './import-nouns.js';

const KINDS = [
  supplierChange,
  supplierDeletion,
  supplierExport,
  impactBuyerExport,
  ...Object.values(IMPORT_NOUNS).flatMap((noun) => Object.values(importKinds(noun))),
];

/** Every kind of long work, as the nouns declare them. */
export const TASK_KINDS: TaskRegistry = Object.fromEntries(KINDS.map((each) => [each.kind, each]));
