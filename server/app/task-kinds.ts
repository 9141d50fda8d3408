import { importKinds } from '../kits/imports/import-kinds.js';
import { type TaskRegistry } from '../kits/tasks/run-task.js';
import { restoreKind } from '../kits/tasks/undo-kinds.js';
import { supplierStatisticsExport } from '../reports/statistics/supplier-statistics.read-model.js';
import { AUDIT_EXPORT } from './audit-export.js';
import { HISTORIES, IMPORTABLE_TYPES, NOUN_TASKS } from './nouns.js';

const KINDS = [
  ...[
    ...NOUN_TASKS,
    supplierStatisticsExport.kind,
    AUDIT_EXPORT.task,
    ...Object.values(IMPORTABLE_TYPES).flatMap((definition) => Object.values(importKinds(definition))),
  ].flatMap((kind) => (kind.undo ? [kind, kind.undo.kind] : [kind])),
  ...Object.values(HISTORIES)
    .filter(({ trash }) => trash)
    .map(restoreKind),
];

/** All kinds of tasks, as declared by the record types. */
export const TASK_KINDS: TaskRegistry = Object.fromEntries(KINDS.map((each) => [each.kind, each]));
