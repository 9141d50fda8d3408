import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLook } from '../../platform/http/pages.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import type { OpenApiDocument } from '../openapi/openapi.type.js';
import { CallArticle, Method } from './call-article.js';
import { anchorOf, Properties } from './fields.js';
import { pageCss } from './page-css.js';
import { Prose } from './prose.js';
import { type ToldGroup, toldGroups } from './told-calls.js';

interface DocsPageProps {
  document: OpenApiDocument;
  /** Words that the calls shown have in them; '' for all. */
  find: string;
  origin: string;
}

/** The whole document of the page: readable and searchable without script. */
export function docsPage(
  document: OpenApiDocument,
  asked: { find: string; origin: string; look: PageLook },
): string {
  const { find, origin, look } = asked;
  const body = renderToStaticMarkup(<DocsPage document={document} find={find} origin={origin} />);
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.info.title}</title><meta name="description" content="How to call ${PRODUCT_NAME} from a program of yours."><link rel="icon" href="/favicon.svg" type="image/svg+xml"><script>${look.colorScript}</script><style>${look.baseCss}</style><style>${pageCss}</style></head><body>${body}</body></html>`;
}

function DocsPage({ document, find, origin }: DocsPageProps) {
  const groups = toldGroups(document, find);
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the calls
      </a>
      <Banner />
      <div className="columns">
        <div className="aside">
          <FindForm find={find} count={count} />
          <Contents groups={groups} />
        </div>
        <main id="main">
          <h1>{document.info.title}</h1>
          {find === '' && <Introduction document={document} />}
          {groups.map((group) => (
            <section key={group.name} aria-labelledby={idOf(group.name)}>
              <h2 id={idOf(group.name)}>{group.name}</h2>
              <p className="about">{group.about}</p>
              {group.calls.map((call) => (
                <CallArticle
                  key={call.operation.operationId}
                  call={call}
                  document={document}
                  origin={origin}
                />
              ))}
            </section>
          ))}
          {count === 0 && <p className="about">No call has this in it.</p>}
          <Records document={document} />
        </main>
      </div>
    </>
  );
}

const idOf = (name: string) => `group-${name.toLowerCase().replaceAll(' ', '-')}`;

function Banner() {
  return (
    <header className="banner">
      <a className="brand" href="/">
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <path
            d="M15.500 30C6.300 27.600 2 19.800 3.300 7.700c8 2.800 12.300 10.400 12.200 22.300Z"
            fill="currentColor"
          />
          <path
            d="M16.800 30c-.3-9.400 3.400-15.700 11.800-18.500C30.300 20.900 25.800 28 16.800 30Z"
            fill="currentColor"
            opacity="0.72"
          />
          <circle className="seed" cx="19.200" cy="5.800" r="3.800" />
        </svg>
        {PRODUCT_NAME}
      </a>
      <nav aria-label="Documents">
        <a href="/api/docs">API</a>
        <a href="/api/openapi.json">OpenAPI 3.1</a>
      </nav>
    </header>
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

/** All calls; folded away where they would stand above everything else. */
function Contents({ groups }: { groups: ToldGroup[] }) {
  return (
    <>
      <details className="contents narrow">
        <summary>All calls</summary>
        <CallLinks groups={groups} />
      </details>
      <div className="contents wide">
        <CallLinks groups={groups} />
      </div>
    </>
  );
}

const CallLinks = ({ groups }: { groups: ToldGroup[] }) => (
  <nav aria-label="Calls">
    {groups.map(({ name, calls }) => (
      <div key={name}>
        <p className="contents-group">{name}</p>
        <ul>
          {calls.map(({ method, path, operation }) => (
            <li key={operation.operationId}>
              <a href={`#${operation['x-call']}`}>
                <Method name={method} /> <span>{path.slice(1)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

function Introduction({ document: { info } }: { document: OpenApiDocument }) {
  return (
    <section className="introduction">
      <Prose text={info.description} />
    </section>
  );
}

/** What several calls answer or take, each told once. */
function Records({ document: { components } }: { document: OpenApiDocument }) {
  return (
    <section aria-labelledby="records">
      <h2 id="records">Records</h2>
      <p className="about">What calls answer, and what they take where several take the same.</p>
      {Object.entries(components.schemas).map(([name, schema]) => (
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
