import { PRODUCT_NAME } from '../../platform/product.js';

/** The mark of the product, and where else the calls are described. */
export function Banner() {
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
