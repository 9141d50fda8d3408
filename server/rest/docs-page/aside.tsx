import type { OpenApiDocument } from '../openapi/openapi.type.js';
import { Method } from './call-article.js';
import { type DocumentedGroup, documentedRecords } from './documented-calls.js';
import { anchorOf } from './fields.js';

interface AsideProps {
  document: OpenApiDocument;
  groups: DocumentedGroup[];
  find: string;
}

/** The search form, and links to the contents of the page. */
export function Aside({ document, groups, find }: AsideProps) {
  const links = <Links groups={groups} records={documentedRecords(document).map(([name]) => name)} />;
  return (
    <div className="aside">
      <FindForm find={find} count={groups.reduce((sum, { calls }) => sum + calls.length, 0)} />
      {/* Collapsed on narrow screens, where it would be above everything else. */}
      <details className="contents narrow">
        <summary>All calls</summary>
        {links}
      </details>
      <div className="contents wide">{links}</div>
    </div>
  );
}

function FindForm({ find, count }: { find: string; count: number }) {
  return (
    <search>
      <form className="find" action="/api/docs" method="get">
        <label htmlFor="find">Find calls</label>
        <div className="find-row">
          <input
            id="find"
            type="search"
            name="find"
            defaultValue={find}
            placeholder="enquiry, PUT, email …"
          />
          <button type="submit">Find</button>
        </div>
        {find !== '' && (
          <p className="found">
            {count === 1 ? '1 call has' : `${count} calls have`} “{find}” in it.{' '}
            <a href="/api/docs">Show all</a>
          </p>
        )}
      </form>
    </search>
  );
}

const Links = ({ groups, records }: { groups: DocumentedGroup[]; records: string[] }) => (
  <nav aria-label="Calls">
    {groups.map(({ name, calls }) => (
      <div key={name}>
        <p className="contents-group">{name}</p>
        <ul>
          {calls.map(({ method, path, operation }) => (
            <li key={operation.operationId}>
              <a href={`#${operation['x-call']}`}>
                <Method name={method} />
                <span>
                  <Path path={path.slice(1)} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <div>
      <p className="contents-group">Records</p>
      <ul>
        {records.map((name) => (
          <li key={name}>
            <a href={`#${anchorOf(name)}`}>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);

/** A path that may break after a slash. */
function Path({ path }: { path: string }) {
  const [first, ...others] = path.split('/');
  return (
    <>
      {first}
      {others.map((part) => (
        <span key={part}>
          /<wbr />
          {part}
        </span>
      ))}
    </>
  );
}
