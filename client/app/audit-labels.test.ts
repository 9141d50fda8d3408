import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { furtherSubjects, timelineSubjects } from '../features/staff/audit/audit-subjects';
import { recordPlaces } from '../navigation/record-places';

/** Matches the types of records in the activity log, as the server names them. */
const SUBJECT = /(?:subjectType: |subject: |SUBJECT = )'([a-z-]+)'/g;

function loggedSubjects(): string[] {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing\//.test(name),
  );
  const found = files.flatMap((name) =>
    [...readFileSync(path.join('server', name), 'utf8').matchAll(SUBJECT)].map(
      ([, subject]) => subject ?? '',
    ),
  );
  return [...new Set(found)].sort();
}

describe('the audit log', () => {
  it('has a label for every type of records that the server logs', () => {
    const labelled = { ...timelineSubjects, ...furtherSubjects };
    const logged = loggedSubjects();
    expect(logged.length).toBeGreaterThan(20);
    expect(logged.filter((subject) => !Object.hasOwn(labelled, subject))).toEqual([]);
  });

  it('links every type of records that has a timeline', () => {
    expect(new Set(Object.values(timelineSubjects))).toEqual(new Set(Object.keys(recordPlaces)));
  });
});
