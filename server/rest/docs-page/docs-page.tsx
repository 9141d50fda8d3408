import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageTheme } from '../../platform/http/page-theme.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import type { OpenApiDocument } from '../openapi/openapi.type.js';
import { Aside } from './aside.js';
import { Banner } from './banner.js';
import { CallArticle } from './call-article.js';
import {
  callTextOf,
  type DocumentedCall,
  type DocumentedGroup,
  documentedGroups,
  groupAnchor,
} from './documented-calls.js';
import { pageCss } from './page-css.js';
import { Prose } from './prose.js';
import { Records } from './records.js';
import { TokenForm } from './try-it.js';

interface Surroundings {
  /** The origin of the site, for the examples. */
  origin: string;
  look: PageTheme;
}

/** A rendered call with its search text. */
interface FinishedCall {
  words: string;
  html: string;
}

/**
 * The documentation page of the calls, readable and searchable without scripts. Each call is rendered once,
 * and a search picks from the rendered calls.
 */
export class DocsPage {
  private readonly groups: DocumentedGroup[];
  private readonly finished: Map<DocumentedCall, FinishedCall>;
  private readonly records: string;

  constructor(
    private readonly document: OpenApiDocument,
    private readonly surroundings: Surroundings,
  ) {
    const { origin } = surroundings;
    this.groups = documentedGroups(document);
    this.records = markup(<Records document={document} />);
    this.finished = new Map(
      this.groups
        .flatMap(({ calls }) => calls)
        .map((call) => [
          call,
          {
            words: callTextOf(call),
            html: markup(<CallArticle call={call} document={document} origin={origin} />),
          },
        ]),
    );
  }

  /** Returns the whole page, with the calls that contain each word of `find`, or all calls if it is empty. */
  html(find: string): string {
    const { look } = this.surroundings;
    const { info } = this.document;
    return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${info.title}</title><meta name="description" content="How to call ${PRODUCT_NAME} from your own program."><link rel="icon" href="/favicon.svg" type="image/svg+xml"><script>${look.colorScript}</script><style>${look.baseCss}</style><style>${pageCss}</style><script src="/api/docs/try-it.js" defer></script></head><body>${this.body(find)}</body></html>`;
  }

  private body(find: string): string {
    const groups = this.found(find);
    const introduction = find === '' ? <Prose text={this.document.info.description} /> : null;
    const frame = markup(
      <>
        <a className="skip" href="#main">
          Skip to the calls
        </a>
        <Banner />
      </>,
    );
    const heading = markup(
      <div className="introduction">
        <h1>{this.document.info.title}</h1>
        {introduction}
        <TokenForm />
        {groups.length === 0 && <p>No call has this in it.</p>}
      </div>,
    );
    const sections = groups.map((group) => this.section(group)).join('');
    const aside = markup(<Aside document={this.document} groups={groups} find={find} />);
    return `${frame}<div class="columns">${aside}<main id="main">${heading}${sections}${this.records}</main></div>`;
  }

  private found(find: string): DocumentedGroup[] {
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (call: DocumentedCall) =>
      words.every((word) => this.finished.get(call)?.words.includes(word));
    return this.groups
      .map((group) => ({ ...group, calls: group.calls.filter(has) }))
      .filter(({ calls }) => calls.length > 0);
  }

  private section({ name, about, calls }: DocumentedGroup): string {
    const head = markup(
      <>
        <h2 id={groupAnchor(name)}>{name}</h2>
        <p className="about">{about}</p>
      </>,
    );
    const articles = calls.map((call) => this.finished.get(call)?.html).join('');
    return `<section aria-labelledby="${groupAnchor(name)}">${head}${articles}</section>`;
  }
}

const markup = (content: ReactNode): string => renderToStaticMarkup(content);
