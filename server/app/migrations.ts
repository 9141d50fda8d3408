import { Platform1764000000001 } from '../../migrations/1764000000001-platform.js';
import { Accounts1764000000002 } from '../../migrations/1764000000002-accounts.js';
import { Kits1764000000003 } from '../../migrations/1764000000003-kits.js';
import { Directory1764000000004 } from '../../migrations/1764000000004-directory.js';
import { Search1764000000005 } from '../../migrations/1764000000005-search.js';
import { Sales1764000000006 } from '../../migrations/1764000000006-sales.js';
import { Reports1764000000007 } from '../../migrations/1764000000007-reports.js';
import { Staff1764000000008 } from '../../migrations/1764000000008-staff.js';
import { PluralsOfAbbreviations1764000000320 } from '../../migrations/1764000000320-plurals-of-abbreviations.js';
import { ApiTokens1764000000330 } from '../../migrations/1764000000330-api-tokens.js';
import { RecordChanges1764000000340 } from '../../migrations/1764000000340-record-changes.js';
import { Webhooks1764000000350 } from '../../migrations/1764000000350-webhooks.js';
import { ExternalRefs1764000000360 } from '../../migrations/1764000000360-external-refs.js';
import { Feeds1764000000370 } from '../../migrations/1764000000370-feeds.js';
import { RecordTimes1764000000380 } from '../../migrations/1764000000380-record-times.js';
import { TaskScopes1764000000390 } from '../../migrations/1764000000390-task-scopes.js';
import { WebhookPauses1764000000400 } from '../../migrations/1764000000400-webhook-pauses.js';
import { ChildTimes1764000000410 } from '../../migrations/1764000000410-child-times.js';
import { JobScreens1764000000430 } from '../../migrations/1764000000430-job-screens.js';
import { SignIns1764000000440 } from '../../migrations/1764000000440-sign-ins.js';

/** The migrations in order. npm run freeze-migrations writes this list. */
export const MIGRATIONS = [
  Platform1764000000001,
  Accounts1764000000002,
  Kits1764000000003,
  Directory1764000000004,
  Search1764000000005,
  Sales1764000000006,
  Reports1764000000007,
  Staff1764000000008,
  PluralsOfAbbreviations1764000000320,
  ApiTokens1764000000330,
  RecordChanges1764000000340,
  Webhooks1764000000350,
  ExternalRefs1764000000360,
  Feeds1764000000370,
  RecordTimes1764000000380,
  TaskScopes1764000000390,
  WebhookPauses1764000000400,
  ChildTimes1764000000410,
  JobScreens1764000000430,
  SignIns1764000000440,
];
