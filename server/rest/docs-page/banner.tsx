import { MARK } from '../../../shared/mark.js';
import { CHANGELOG_PATH } from '../../platform/deprecation.js';
import { PRODUCT_NAME } from '../../platform/product.js';

/** The logo of the product, and links to other descriptions of the calls. */
export function Banner() {
  return (
    <header className="banner">
      <a className="brand" href="/">
        <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} width="30" height="30" aria-hidden="true">
          <path d={MARK.leaf} fill="currentColor" />
          <path d={MARK.smallLeaf} fill="currentColor" opacity="0.72" />
          <circle className="seed" cx={MARK.seed.x} cy={MARK.seed.y} r={MARK.seed.radius} />
        </svg>
        {PRODUCT_NAME}
      </a>
      <nav aria-label="Documents">
        <a href="/api/docs">API</a>
        <a href="/api/openapi.json">OpenAPI 3.1</a>
        <a href={`/api/${CHANGELOG_PATH}`}>Changelog</a>
      </nav>
    </header>
  );
}
