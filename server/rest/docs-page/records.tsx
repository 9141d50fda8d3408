import type { OpenApiDocument } from '../openapi/openapi.type.js';
import { documentedRecords } from './documented-calls.js';
import { anchorOf, Properties } from './fields.js';

/** The schemas that several calls share, each described once. */
export function Records({ document }: { document: OpenApiDocument }) {
  return (
    <section aria-labelledby="records">
      <h2 id="records">Records</h2>
      <p className="about">The records that calls return or accept.</p>
      {documentedRecords(document).map(([name, schema]) => (
        <article className="call" key={name} id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-title`}>
          <h3 id={`${anchorOf(name)}-title`}>
            <a className="call-link" href={`#${anchorOf(name)}`}>
              <code className="path">{name}</code>
            </a>
          </h3>
          <Properties title="Fields" schema={schema} />
        </article>
      ))}
    </section>
  );
}
