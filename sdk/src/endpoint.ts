/**
 * Returns the address of the GraphQL endpoint of Uplift.
 * @throws TypeError if `url` is missing or is not an address that begins with `https://` or `http://`
 */
export function endpointOf(url: string | URL | undefined): URL {
  // Programs in JavaScript pass a variable of the environment that may not be set.
  const given = String(url ?? '').trim();
  const endpoint = URL.canParse('/graphql', given) ? new URL('/graphql', given) : null;
  if (endpoint && /^https?:$/.test(endpoint.protocol)) return endpoint;
  const fault = given ? `“${given}” is not an address of Uplift.` : 'The address of Uplift is missing.';
  throw new TypeError(
    `${fault} Pass one such as https://uplift.example as \`url\`. The recipes read it from UPLIFT_URL.`,
  );
}
