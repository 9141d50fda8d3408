import { supplierChange, supplierDeletion, supplierExport } from '../suppliers/supplier-tasks.js';
import type { TaskRegistry } from '../tasks/run-task.js';

const KINDS = [supplierChange, supplierDeletion, supplierExport];

/** Every kind of long work, as the nouns declare them. */
export const TASK_KINDS: TaskRegistry = Object.fromEntries(KINDS.map((each) => [each.kind, each]));
